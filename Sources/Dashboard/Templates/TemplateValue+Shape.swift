import Clients

extension TemplateValue {
    /// What fills a slot of a form.
    enum Filling {
        case text(String)
        case html([UInt8])

        /// How many bytes it is, without what escaping adds.
        var size: Int {
            switch self {
            case .text(let text): text.utf8.count
            case .html(let html): html.count
            }
        }
    }

    /// Appends what tells this value's shape from others, and what its slots are filled with, in order.
    ///
    /// - Parameters:
    ///   - outline: what the template asks of it; nil: anything.
    ///   - isHTMLAlone: whether of a list nothing is asked but the HTML of its elements, one behind the other.
    func appendShape(
        in outline: TemplateOutline?, isHTMLAlone: Bool = false, to shape: inout [UInt8], fillings: inout [Filling]
    ) {
        switch self {
        case .text(let text):
            shape.append(UInt8(ascii: "t"))
            fillings.append(.text(text))
        case .html(let html):
            shape.append(UInt8(ascii: "t"))
            fillings.append(.html(html))
        case .truth(let flag):
            shape.append(UInt8(ascii: flag ? "1" : "0"))
        case .list(let values):
            shape.append(UInt8(ascii: "["))
            if isHTMLAlone, let html = Self.joinedHTML(of: values) {
                shape.append(UInt8(ascii: "h"))
                fillings.append(.html(html))
            } else {
                for value in values { value.appendShape(in: outline, to: &shape, fillings: &fillings) }
            }
            shape.append(UInt8(ascii: "]"))
        case .record(let entries):
            shape.append(UInt8(ascii: "{"))
            for entry in entries {
                guard let part = entry.part(of: outline) else { continue }
                shape.append(contentsOf: entry.name.utf8)
                shape.append(UInt8(ascii: ":"))
                entry.value.appendShape(
                    in: part.inside, isHTMLAlone: part.isHTMLAlone, to: &shape, fillings: &fillings)
            }
            shape.append(UInt8(ascii: "}"))
        }
    }

    /// The value as Mustache takes it, with a mark in place of each filling.
    ///
    /// - Parameter slot: the number of the next slot, counted as ``appendShape(in:isHTMLAlone:to:fillings:)`` orders the
    ///   fillings.
    func marked(in outline: TemplateOutline?, isHTMLAlone: Bool = false, slot: inout Int) -> Any {
        switch self {
        case .text, .html:
            slot += 1
            return TemplateForm.mark(slot - 1)
        case .truth(let flag): return flag
        case .list(let values):
            if isHTMLAlone, Self.joinedHTML(of: values) != nil {
                slot += 1
                return [["html": TemplateForm.mark(slot - 1)] as [String: Any]] as [Any]
            }
            return values.map { $0.marked(in: outline, slot: &slot) }
        case .record(let entries):
            var dictionary: [String: Any] = [:]
            for entry in entries {
                guard let part = entry.part(of: outline) else { continue }
                dictionary[entry.name] = entry.value.marked(
                    in: part.inside, isHTMLAlone: part.isHTMLAlone, slot: &slot)
            }
            return dictionary
        }
    }

    /// The HTML of blocks, one behind the other; nil where there are none, or something else is among them.
    private static func joinedHTML(of blocks: [TemplateValue]) -> [UInt8]? {
        guard !blocks.isEmpty else { return nil }
        var joined: [UInt8] = []
        for block in blocks {
            guard case .record(let entries) = block, let last = entries.last, last.name == "html",
                case .html(let html) = last.value
            else { return nil }
            joined.append(contentsOf: html)
        }
        return joined
    }
}

extension TemplateValue.Entry {
    /// What is asked of the value; nil where nothing is.
    fileprivate func part(of outline: TemplateOutline?) -> (inside: TemplateOutline?, isHTMLAlone: Bool)? {
        guard let outline else { return (nil, false) }
        guard let place = outline.place(of: name) else { return nil }
        return (outline.parts[place].inside, outline.parts[place].isHTMLAlone)
    }
}
