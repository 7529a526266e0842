import Mustache

/// Escapes text for HTML, byte by byte.
///
/// Mustache's own way goes by characters, so a quotation mark that a combining accent follows would stay as it is and
/// end an attribute.
struct HTMLEscaping: MustacheContentType {
    /// The pragma with which a template asks for it.
    static let pragma = "{{%CONTENT_TYPE:NEWSADMIN}}"

    /// Makes the pragma known to Mustache; done once.
    static let isRegistered: Bool = {
        MustacheContentTypes.register(HTMLEscaping(), named: "NEWSADMIN")
        return true
    }()

    func escapeText(_ text: String) -> String {
        guard text.utf8.contains(where: { Self.replacement(of: $0) != nil }) else { return text }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.utf8.count + 32)
        for byte in text.utf8 {
            if let replacement = Self.replacement(of: byte) {
                bytes.append(static: replacement)
            } else {
                bytes.append(byte)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

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
