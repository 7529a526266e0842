import Files

/// Writes text as JSON does, between quotation marks: control characters, quotation marks and backslashes escaped.
public enum JSONEscaping {
    /// Appends a text with its quotation marks.
    ///
    /// - Parameter escapesMarkup: whether `<` and `&` are escaped too, so that the text can stand in any element of a
    ///   page.
    public static func append(_ text: String, escapesMarkup: Bool, to bytes: inout [UInt8]) {
        text.withUTF8Bytes { append($0, escapesMarkup: escapesMarkup, to: &bytes) }
    }

    /// Appends a text in UTF-8 with its quotation marks.
    public static func append(
        _ text: UnsafeBufferPointer<UInt8>, escapesMarkup: Bool, to bytes: inout [UInt8]
    ) {
        bytes.append(UInt8(ascii: "\""))
        let set = escapesMarkup ? escapedInMarkup : escaped
        var start = 0
        // Most bytes are ordinary, and are copied in runs.
        while start < text.count {
            let end = text.end(before: set, from: start)
            bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[start..<end]))
            guard end < text.count else { break }
            appendEscaped(text[end], to: &bytes)
            start = end + 1
        }
        bytes.append(UInt8(ascii: "\""))
    }

    private static let escaped = ByteSet { isEscaped($0, escapesMarkup: false) }
    private static let escapedInMarkup = ByteSet { isEscaped($0, escapesMarkup: true) }

    private static func isEscaped(_ byte: UInt8, escapesMarkup: Bool) -> Bool {
        switch byte {
        case ..<0x20, UInt8(ascii: "\""), UInt8(ascii: "\\"): true
        case UInt8(ascii: "<"), UInt8(ascii: "&"): escapesMarkup
        default: false
        }
    }

    private static let hexadecimal: StaticString = "0123456789abcdef"

    private static func appendEscaped(_ byte: UInt8, to bytes: inout [UInt8]) {
        switch byte {
        case UInt8(ascii: "\""): bytes.append(static: "\\\"")
        case UInt8(ascii: "\\"): bytes.append(static: "\\\\")
        case 0x08: bytes.append(static: "\\b")
        case 0x09: bytes.append(static: "\\t")
        case 0x0A: bytes.append(static: "\\n")
        case 0x0C: bytes.append(static: "\\f")
        case 0x0D: bytes.append(static: "\\r")
        default:
            bytes.append(static: "\\u00")
            bytes.append(hexadecimal.utf8Start[Int(byte >> 4)])
            bytes.append(hexadecimal.utf8Start[Int(byte & 15)])
        }
    }
}
