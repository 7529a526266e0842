import Files

/// Puts the values of `vars` in place of `{{name}}`.
public struct Substitution: Sendable {
    /// The values by name.
    let values: [String: String]

    /// A substitution of these values.
    public init(_ values: [String: String]) {
        self.values = values
    }

    /// Whether a text can stand between the braces: a letter, then letters, digits, dashes and underscores, all ASCII.
    public static func isName(_ text: String) -> Bool {
        guard text.utf8.first?.isLetter == true else { return false }
        return text.utf8.allSatisfy { $0.isLetterOrDigit || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") }
    }

    /// The longest text between braces that passes for a name that somebody meant, in bytes.
    private static let longestName = 80

    /// What is wrong with a name without a value, and what helps.
    public static func problem(with name: String) -> (message: String, suggestion: String) {
        guard isName(name) else {
            return (
                "“{{\(name)}}” is no variable, so users would see the braces",
                "name variables by an ASCII letter, then letters, digits, dashes and underscores"
            )
        }
        return ("“{{\(name)}}” has no value", "add it to vars")
    }

    /// The text with values in it; a name without a value is left standing and added to `unknown`, and so is what cannot
    /// be a name.
    ///
    /// Values are put in as they are, never read again, so a value cannot bring in another one.
    public func apply(to text: String, unknown: inout [String]) -> String {
        let bytes = text.utf8
        var result = ""
        var copied = bytes.startIndex
        var position = bytes.startIndex
        while let open = bytes[position...].firstIndex(of: UInt8(ascii: "{")) {
            // Where nothing is found only one brace is passed over: the next may be the first of two that hold a name.
            position = bytes.index(after: open)
            guard let range = Self.name(behind: position, in: text) else { continue }
            let name = text[range].trimmed { $0 == " " }
            guard Self.isName(name) else {
                // Editors wrap lines.
                let lines = name.split(separator: "\n", omittingEmptySubsequences: false)
                if lines.count <= 2, name.utf8.count <= Self.longestName, name.contains(where: { !$0.isWhitespace }) {
                    unknown.append(lines.joined(separator: " "))
                }
                continue
            }
            result += text[copied..<open]
            if let value = values[name] {
                result += value
            } else {
                result += "{{\(name)}}"
                unknown.append(name)
            }
            position = bytes.index(range.upperBound, offsetBy: 2)
            copied = position
        }
        return copied == bytes.startIndex ? text : result + text[copied...]
    }

    /// The range between a second opening brace at `position` and two closing ones.
    private static func name(behind position: String.Index, in text: String) -> Range<String.Index>? {
        let bytes = text.utf8
        guard position < bytes.endIndex, bytes[position] == UInt8(ascii: "{") else { return nil }
        let start = bytes.index(after: position)
        let end = bytes[start...].firstIndex { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") }
        guard let end, bytes[end...].starts(with: "}}".utf8) else { return nil }
        return start..<end
    }
}
