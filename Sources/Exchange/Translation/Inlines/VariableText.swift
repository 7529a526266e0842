import Campaigns

/// Finds the `{{variables}}` of a text.
enum VariableText {
    /// The words and the variables, in order.
    static func parts(of text: String) -> [Inline] {
        guard text.utf8.contains(UInt8(ascii: "{")) else { return [.text(text)] }
        var parts: [Inline] = []
        var words = ""
        var rest = Substring(text).unicodeScalars
        while let open = rest.firstIndex(of: "{") {
            words.append(contentsOf: Substring(rest[..<open]))
            rest = rest[open...]
            if let (name, behind) = variable(rest) {
                if !words.isEmpty { parts.append(.text(words)) }
                words = ""
                parts.append(.variable(name))
                rest = behind
            } else {
                words.unicodeScalars.append(rest.removeFirst())
            }
        }
        words.append(contentsOf: Substring(rest))
        if !words.isEmpty { parts.append(.text(words)) }
        return parts
    }

    private static func variable(
        _ text: Substring.UnicodeScalarView
    ) -> (name: String, behind: Substring.UnicodeScalarView)? {
        guard text.starts(with: "{{".unicodeScalars) else { return nil }
        let inner = text.dropFirst(2)
        guard let close = inner.firstIndex(where: { $0 == "{" || $0 == "}" }),
            inner[close...].starts(with: "}}".unicodeScalars)
        else { return nil }
        var name = inner[..<close].drop { $0 == " " }
        while name.last == " " { name.removeLast() }
        guard Substitution.isName(String(name)) else { return nil }
        return (String(name), inner[close...].dropFirst(2))
    }
}
