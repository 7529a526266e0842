import Campaigns
import Clients
import Files

/// Writes front matter: mappings in blocks, lists and what is in them on one line.
struct FrontMatterWriter {
    /// The lines of a mapping, each with a line end.
    static func text(_ entries: [PropertyValue.Entry], indentation: Int = 0) -> String {
        entries.map { line($0, indentation: indentation) }.joined()
    }

    private static func line(_ entry: PropertyValue.Entry, indentation: Int) -> String {
        let start = String(repeating: " ", count: indentation) + name(entry.key) + ":"
        // The readers take nesting up to a limit only, so what lies deep is written on one line.
        if case .dictionary(let entries) = entry.value, !entries.isEmpty, indentation < 6 {
            return start + "\n" + text(entries, indentation: indentation + 2)
        }
        return start + " " + value(entry.value, isInside: false) + "\n"
    }

    private static func name(_ key: String) -> String {
        isPlainName(key) ? key : YAMLText.quoted(key)
    }

    private static func value(_ value: PropertyValue, isInside: Bool) -> String {
        switch value {
        case .null: "null"
        case .string(let text): (isInside ? isPlainName(text) : isPlain(text)) ? text : YAMLText.quoted(text)
        case .integer(let number): "\(number)"
        case .real(let number): real(number)
        case .boolean(let flag): flag ? "true" : "false"
        case .date(let instant): instant.iso8601
        case .data(let bytes): self.value(["$data": .string(base64(bytes))], isInside: isInside)
        case .array(let values):
            "[" + values.map { self.value($0, isInside: true) }.joined(separator: ", ") + "]"
        case .dictionary(let entries):
            "{" + entries.map { "\(name($0.key)): \(self.value($0.value, isInside: true))" }.joined(separator: ", ")
                + "}"
        }
    }

    /// A number that reads back as one with a fraction.
    private static func real(_ number: Double) -> String {
        if number.isNaN { return "-nan" }
        if number.isInfinite { return number < 0 ? "-1e999" : "1e999" }
        return "\(number)"
    }

    private static func base64(_ bytes: [UInt8]) -> String {
        // JSON has the same form for bytes, in quotation marks.
        String(JSONWriter().text(.data(bytes)).dropFirst().dropLast())
    }

    /// Whether a text needs no quotation marks: words with single spaces, and nothing that YAML could mean otherwise.
    private static func isPlain(_ text: String) -> Bool {
        guard let first = text.unicodeScalars.first, first.properties.isAlphabetic, text.last != " ",
            !["true", "false", "null", "yes", "no", "on", "off", "y", "n"].contains(text.lowercased())
        else { return false }
        return text.unicodeScalars.allSatisfy {
            $0.properties.isAlphabetic || (48...57).contains($0.value) || " .,-'!?()".unicodeScalars.contains($0)
        } && !text.contains("  ") && text.utf8.count < 200
    }

    private static func isPlainName(_ key: String) -> Bool {
        guard key.utf8.first?.isLetter == true else { return false }
        return key.utf8.allSatisfy { $0.isLetterOrDigit || $0 == 0x5F || $0 == 0x2D }
            && !["true", "false", "null", "yes", "no", "on", "off", "y", "n"].contains(key.lowercased())
    }
}
