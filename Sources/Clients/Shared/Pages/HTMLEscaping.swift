import Files
import Mustache

/// Escapes text for HTML, byte by byte.
///
/// Mustache's own way goes by characters, so a quotation mark that a combining accent follows would stay as it is and
/// end an attribute.
public struct HTMLEscaping: MustacheContentType {
    /// The pragma with which a template asks for it.
    static let pragma = "{{%CONTENT_TYPE:NEWSADMIN}}"

    /// Makes the pragma known to Mustache; done once.
    static let isRegistered: Bool = {
        MustacheContentTypes.register(HTMLEscaping(), named: "NEWSADMIN")
        return true
    }()

    /// The text as it stands in HTML, as Mustache asks for it.
    public func escapeText(_ text: String) -> String { Self.escaped(text) }

    /// The text as it stands in HTML, between tags or quotation marks.
    public static func escaped(_ text: String) -> String {
        guard text.utf8.contains(where: { replacement(of: $0) != nil }) else { return text }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.utf8.count + 32)
        append(text, to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Appends the text as it stands in HTML, between tags or quotation marks.
    public static func append(_ text: String, to bytes: inout [UInt8]) {
        text.withUTF8Bytes { source in
            var start = 0
            while true {
                // Most bytes are ordinary, and are copied in runs.
                let end = source.end(before: replaced, from: start)
                bytes.append(contentsOf: UnsafeBufferPointer(rebasing: source[start..<end]))
                guard end < source.count, let replacement = replacement(of: source[end]) else { break }
                bytes.append(static: replacement)
                start = end + 1
            }
        }
    }

    private static let replaced = ByteSet { replacement(of: $0) != nil }

    private static func replacement(of byte: UInt8) -> StaticString? {
        switch byte {
        case UInt8(ascii: "<"): "&lt;"
        case UInt8(ascii: ">"): "&gt;"
        case UInt8(ascii: "&"): "&amp;"
        case UInt8(ascii: "\""): "&quot;"
        case UInt8(ascii: "'"): "&#39;"
        default: nil
        }
    }
}
