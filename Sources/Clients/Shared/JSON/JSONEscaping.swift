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
        var start = 0
        // Most bytes are ordinary, and are copied in runs.
        while start < text.count {
            let end = runEnd(in: text, from: start, escapesMarkup: escapesMarkup)
            bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[start..<end]))
            guard end < text.count else { break }
            appendEscaped(text[end], to: &bytes)
            start = end + 1
        }
        bytes.append(UInt8(ascii: "\""))
    }

    /// Where the next byte stands that is escaped; the end where there is none.
    private static func runEnd(
        in text: UnsafeBufferPointer<UInt8>, from start: Int, escapesMarkup: Bool
    ) -> Int {
        var index = start
        let raw = UnsafeRawBufferPointer(text)
        // Eight bytes at a time as long as none of them can be one that is escaped.
        while index + 8 <= text.count,
            !mayHold(raw.loadUnaligned(fromByteOffset: index, as: UInt64.self), escapesMarkup: escapesMarkup)
        {
            index += 8
        }
        while index < text.count, !isEscaped(text[index], escapesMarkup: escapesMarkup) { index += 1 }
        return index
    }

    /// Whether one of eight bytes may be escaped; false is certain.
    private static func mayHold(_ word: UInt64, escapesMarkup: Bool) -> Bool {
        let ones: UInt64 = 0x0101_0101_0101_0101
        // Where a byte is zero, or below 0x20, the difference borrows into its highest bit. `"` and `&` differ in one bit.
        let quote = escapesMarkup ? (word | 0x04 &* ones) ^ 0x26 &* ones : word ^ 0x22 &* ones
        let backslash = word ^ 0x5C &* ones
        var found = (word &- 0x20 &* ones) | (quote &- ones) | (backslash &- ones)
        if escapesMarkup { found |= (word ^ 0x3C &* ones) &- ones }
        return found & ~word & (0x80 &* ones) != 0
    }

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
