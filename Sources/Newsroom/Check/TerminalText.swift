import Campaigns
import Files

/// Makes text safe to print on a terminal: control characters and characters that turn the direction of writing are
/// shown, not obeyed.
public enum TerminalText {
    /// The text on one line, with `\u{1B}` and the like in place of what a terminal would obey.
    public static func shown(_ text: String) -> String {
        guard mayHoldObeyed(text), text.unicodeScalars.contains(where: \.isObeyed) else { return text }
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\n": result += "\\n"
            case "\t": result += "\\t"
            case "\r": result += "\\r"
            case _ where scalar.isObeyed: result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// The text with its line ends as they are, and each line as ``shown(_:)`` has it: for what was put together of several
    /// lines, and has in it what others wrote.
    public static func shownLines(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { shown(String($0)) }.joined(separator: "\n")
    }

    /// Whether bytes stand in a text that may belong to such a character; a build writes tens of thousands of lines.
    private static func mayHoldObeyed(_ text: String) -> Bool {
        text.withUTF8Bytes { bytes in
            for index in bytes.indices {
                let byte = bytes[index]
                if byte >= 0x20, byte < 0x7F { continue }
                switch byte {
                case ..<0x20, 0x7F: return true
                case 0xC2: if bytes[index + 1] < 0xA0 { return true }
                case 0xD8: if bytes[index + 1] == 0x9C { return true }
                case 0xE2:
                    let (next, last) = (bytes[index + 1], bytes[index + 2])
                    if next == 0x80, last == 0x8E || last == 0x8F || last >= 0xA8 { return true }
                    if next == 0x81 { return true }
                case 0xEF: if bytes[index + 1] == 0xBB { return true }
                default: continue
                }
            }
            return false
        }
    }
}
