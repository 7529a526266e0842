import Clients

/// Draws templates: each shape of values once by Mustache, then all values of that shape by filling in their texts.
///
/// Mustache needs microseconds for each tag, and a thousand campaigns are millions of tags; their shapes are few.
struct TemplateForms {
    private let templates: TemplateLibrary
    private var known: [Template] = []
    /// The places of templates among the known ones, by name.
    private var places: [String: Int] = [:]

    /// A template, with the forms that it has given so far.
    private struct Template {
        let outline: TemplateOutline?
        var forms: [Shape: TemplateForm] = [:]
    }

    private struct Shape: Hashable {
        var bytes: [UInt8]

        static func == (left: Shape, right: Shape) -> Bool { left.bytes == right.bytes }

        func hash(into hasher: inout Hasher) {
            // An array would hash itself byte by byte.
            bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
        }
    }

    /// Forms of these templates.
    init(_ templates: TemplateLibrary) {
        self.templates = templates
    }

    /// What a template makes of these values.
    mutating func html(_ name: String, _ values: TemplateValue) -> [UInt8] {
        let place = place(of: name)
        let outline = known[place].outline
        var shape: [UInt8] = []
        shape.reserveCapacity(256)
        var fillings: [TemplateValue.Filling] = []
        values.appendShape(in: outline, to: &shape, fillings: &fillings)
        if let form = known[place].forms[Shape(bytes: shape)] { return form.filled(with: fillings) }
        var slot = 0
        let marked = values.marked(in: outline, slot: &slot) as? [String: Any] ?? [:]
        let form = TemplateForm(templates.render(name, marked) ?? "")
        known[place].forms[Shape(bytes: shape)] = form
        return form.filled(with: fillings)
    }

    private mutating func place(of name: String) -> Int {
        if let place = places[name] { return place }
        places[name] = known.count
        known.append(Template(outline: templates.outline(of: name)))
        return known.count - 1
    }

    /// The values for the page around them, each with what a template makes of it as `html`.
    mutating func blocks(_ template: String, _ values: [TemplateValue]) -> TemplateValue {
        var blocks: [TemplateValue] = []
        blocks.reserveCapacity(values.count)
        for value in values { blocks.append(value.adding("html", .html(html(template, value)))) }
        return .list(blocks)
    }
}

extension TemplateForm {
    /// The form with its slots filled. Texts are escaped, whatever the template says of their slots.
    fileprivate func filled(with fillings: [TemplateValue.Filling]) -> [UInt8] {
        filled(reserving: fillings.reduce(0) { $0 + $1.size }) { place, bytes in
            let number = slots[place].number
            guard number < fillings.count else { return }
            switch fillings[number] {
            case .text(let text): HTMLEscaping.append(text, to: &bytes)
            case .html(let html): bytes.append(contentsOf: html)
            }
        }
    }
}
