/// Makes text safe to print on a terminal: control characters and characters that turn the direction of writing are
/// shown, not obeyed.
public enum TerminalText {
    /// The text on one line, with `\u{1B}` and the like in place of what a terminal would obey.
    public static func shown(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: isObeyed) else { return text }
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\n": result += "\\n"
            case "\t": result += "\\t"
            case "\r": result += "\\r"
            case _ where isObeyed(scalar): result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    private static func isObeyed(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0x20, 0x7F..<0xA0, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF: true
        default: false
        }
    }
}
