/// Puts the values of `vars` in place of `{{name}}`.
public struct Substitution: Sendable {
    /// The values by name.
    public let values: [String: String]

    /// A substitution of these values.
    public init(_ values: [String: String]) {
        self.values = values
    }

    /// Whether a text can stand between the braces: a letter, then letters, digits, dashes and underscores, all ASCII.
    public static func isName(_ text: String) -> Bool {
        guard let first = text.utf8.first, (65...90).contains(first) || (97...122).contains(first) else { return false }
        return text.utf8.allSatisfy { byte in
            switch byte {
            case 48...57, 65...90, 97...122, 45, 95: true
            default: false
            }
        }
    }

    /// The text with values in it; a name without a value is left standing and added to `unknown`.
    ///
    /// Values are put in as they are, never read again, so a value cannot bring in another one.
    public func apply(to text: String, unknown: inout [String]) -> String {
        guard text.utf8.contains(UInt8(ascii: "{")), text.contains("{{") else { return text }
        var result = ""
        var rest = Substring(text)
        while let open = rest.firstRange(of: "{{") {
            result += rest[..<open.lowerBound]
            rest = rest[open.upperBound...]
            let close = rest.firstRange(of: "}}")
            let name = close.map { String(rest[..<$0.lowerBound]).trimmingSpaces }
            guard let close, let name, Self.isName(name) else {
                result += "{{"
                continue
            }
            if let value = values[name] {
                result += value
            } else {
                result += "{{\(name)}}"
                unknown.append(name)
            }
            rest = rest[close.upperBound...]
        }
        return result + rest
    }
}

extension String {
    fileprivate var trimmingSpaces: String {
        var text = Substring(self)
        while text.first == " " { text.removeFirst() }
        while text.last == " " { text.removeLast() }
        return String(text)
    }
}
