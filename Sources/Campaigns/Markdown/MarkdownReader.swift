import CMark

/// Reads Markdown into a syntax tree of libcmark.
public enum MarkdownReader {
    /// How many beginnings of images, `![`, a text may have. libcmark 0.30.2 looks at all that are still open after each
    /// link, so that a quarter of a mebibyte of `![[]()` keeps it busy for half a minute.
    static let imageLimit = 1000

    /// The tree of a text, which the caller frees; nil where the text has more images than are followed.
    public static func tree(of bytes: ArraySlice<UInt8>) -> OpaquePointer? {
        guard lineBeyondLimit(of: bytes) == nil else { return nil }
        return bytes.withUnsafeBufferPointer { buffer in
            buffer.withMemoryRebound(to: CChar.self) { text in
                cmark_parse_document(text.baseAddress, text.count, CMARK_OPT_DEFAULT)
            }
        }
    }

    /// The line, from 1, of the first image that is one too many; nil where none is. Lines are those of
    /// ``MarkdownPlaces``, which a carriage return alone ends as well.
    static func lineBeyondLimit(of bytes: ArraySlice<UInt8>) -> Int? {
        var (line, images, before) = (1, 0, UInt8(0))
        for byte in bytes {
            if byte == UInt8(ascii: "\r") || byte == UInt8(ascii: "\n") && before != UInt8(ascii: "\r") { line += 1 }
            if byte == UInt8(ascii: "["), before == UInt8(ascii: "!") { images += 1 }
            if images > imageLimit { return line }
            before = byte
        }
        return nil
    }
}
