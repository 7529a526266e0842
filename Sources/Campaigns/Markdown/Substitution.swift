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
            let inside = rest[open.upperBound...].prefix { $0 != "{" && $0 != "}" }
            let behind = rest[inside.endIndex...]
            let name = String(inside).trimmingSpaces
            guard behind.hasPrefix("}}"), Self.isName(name) else {
                // Only one brace is passed over: the next one may be the first of two that hold a name.
                result += "{"
                rest = rest[open.lowerBound...].dropFirst()
                continue
            }
            if let value = values[name] {
                result += value
            } else {
                result += "{{\(name)}}"
                unknown.append(name)
            }
            rest = behind.dropFirst(2)
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
