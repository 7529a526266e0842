extension TemplateLibrary {
    /// Whether all pages that a template makes of values of one shape differ in nothing but the texts in their places.
    ///
    /// Transforms look into texts, and so do partials that a text names or that are indented; a dictionary written out
    /// as a whole, inheritance and other ways of escaping are left to Mustache as well.
    func hasForms(_ name: String, groups: [String]) -> Bool {
        reach(of: name).allSatisfy { part in
            guard let text = text(of: part) else { return true }
            return Self.hasForms(text, groups: groups)
        }
    }

    private static func hasForms(_ text: String, groups: [String]) -> Bool {
        let bytes = Array(text.utf8)
        guard !text.unicodeScalars.contains(where: { $0.value == 0xF8FE || $0.value == 0xF8FF }) else { return false }
        return MustacheTag.all(in: text).allSatisfy { tag in
            guard !tag.name.utf8.contains(UInt8(ascii: "(")) else { return false }
            switch tag.sigil {
            case UInt8(ascii: "#"), UInt8(ascii: "^"), UInt8(ascii: "/"), UInt8(ascii: "!"): return true
            case nil, UInt8(ascii: "{"), UInt8(ascii: "&"): return !groups.contains(tag.name) && tag.name != "."
            case UInt8(ascii: ">"):
                let before = tag.offset > 0 ? bytes[tag.offset - 1] : 0x0A
                return before != 0x20 && before != 0x09 && !tag.name.hasPrefix("*")
            default: return false
            }
        }
    }

    /// The names of a template and of all that it takes in; where a text decides that, all names there are.
    public func reach(of name: String) -> [String] {
        var reach = [name]
        var index = 0
        while index < reach.count {
            for partial in partials(of: reach[index]) where !reach.contains(partial) {
                guard !partial.hasPrefix("*") else { return names }
                reach.append(partial)
            }
            index += 1
        }
        return reach
    }
}
