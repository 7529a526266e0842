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
    func appendShape(to shape: inout [UInt8], fillings: inout [Filling]) {
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
            for value in values { value.appendShape(to: &shape, fillings: &fillings) }
            shape.append(UInt8(ascii: "]"))
        case .record(let entries):
            shape.append(UInt8(ascii: "{"))
            for entry in entries {
                shape.append(contentsOf: entry.name.utf8)
                shape.append(UInt8(ascii: ":"))
                entry.value.appendShape(to: &shape, fillings: &fillings)
            }
            shape.append(UInt8(ascii: "}"))
        }
    }

    /// The value as Mustache takes it, with a mark in place of each filling.
    ///
    /// - Parameter slot: the number of the next slot, counted as ``appendShape(to:fillings:)`` orders the fillings.
    func marked(slot: inout Int) -> Any {
        switch self {
        case .text, .html:
            slot += 1
            return TemplateForm.mark(slot - 1)
        case .truth(let flag): return flag
        case .list(let values): return values.map { $0.marked(slot: &slot) }
        case .record(let entries):
            var dictionary: [String: Any] = [:]
            for entry in entries { dictionary[entry.name] = entry.value.marked(slot: &slot) }
            return dictionary
        }
    }
}
