import Clients

/// Draws templates: each shape of values once by Mustache, then all values of that shape by filling in their texts.
///
/// Mustache needs microseconds for each tag, and a thousand campaigns are millions of tags; their shapes are few.
struct TemplateForms {
    private let templates: TemplateLibrary
    private var forms: [Key: TemplateForm] = [:]

    private struct Key: Hashable {
        var template: String
        var shape: [UInt8]

        func hash(into hasher: inout Hasher) {
            // An array would hash itself byte by byte.
            shape.withUnsafeBytes { hasher.combine(bytes: $0) }
        }
    }

    /// Forms of these templates.
    init(_ templates: TemplateLibrary) {
        self.templates = templates
    }

    /// What a template makes of these values.
    mutating func html(_ template: String, _ values: TemplateValue) -> [UInt8] {
        var shape: [UInt8] = []
        shape.reserveCapacity(4096)
        var fillings: [TemplateValue.Filling] = []
        values.appendShape(to: &shape, fillings: &fillings)
        return form(Key(template: template, shape: shape), values).filled(with: fillings)
    }

    /// The values for the page around them, each with what a template makes of it as `html`.
    mutating func blocks(_ template: String, _ values: [TemplateValue]) -> TemplateValue {
        var blocks: [TemplateValue] = []
        for value in values { blocks.append(value.adding("html", .html(html(template, value)))) }
        return .list(blocks)
    }

    private mutating func form(_ key: Key, _ values: TemplateValue) -> TemplateForm {
        if let form = forms[key] { return form }
        var slot = 0
        let marked = values.marked(slot: &slot) as? [String: Any] ?? [:]
        let form = TemplateForm(templates.render(key.template, marked) ?? "")
        forms[key] = form
        return form
    }
}
