import Files

/// Parts HTML into tags and text as browsers do, whatever is wrong with it.
///
/// Comments and declarations are passed over; the content of scripts, styles and titles is one text.
struct HTMLTokens {
    /// A part of a page.
    enum Token {
        /// Text, with its references.
        case text(ArraySlice<UInt8>)
        /// The tag that opens an element, by its name in lower case.
        case opening(String, HTMLAttributes)
        /// The tag that closes an element.
        case closing(String)
    }

    private static let rawText: Set<String> = ["script", "style", "title", "textarea"]

    private let bytes: [UInt8]
    private var offset = 0
    /// The element whose content is one text.
    private var rawElement: String?

    /// The parts of a page.
    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// The next part, nil at the end.
    mutating func next() -> Token? {
        while offset < bytes.count {
            if let element = rawElement {
                rawElement = nil
                let end = endOfRawText(of: element)
                if end > offset {
                    defer { offset = end }
                    return .text(bytes[offset..<end])
                }
            }
            if bytes[offset] == UInt8(ascii: "<"), let token = tag() { return token }
            guard offset < bytes.count else { return nil }
            // What looks like a tag's beginning and is none is text.
            let end = bytes[(offset + 1)...].firstIndex(of: UInt8(ascii: "<")) ?? bytes.count
            if bytes[offset] == UInt8(ascii: "<"), isMarkup(offset) { continue }
            defer { offset = end }
            return .text(bytes[offset..<end])
        }
        return nil
    }

    /// Whether a `<` begins a tag, a comment or a declaration.
    private func isMarkup(_ offset: Int) -> Bool {
        guard offset + 1 < bytes.count else { return false }
        switch bytes[offset + 1] {
        case UInt8(ascii: "!"), UInt8(ascii: "?"), UInt8(ascii: "/"): return true
        case let byte: return byte.isLetter
        }
    }

    /// The tag at the offset; nil for a comment or declaration, which is passed over, and for text.
    private mutating func tag() -> Token? {
        guard isMarkup(offset) else { return nil }
        let rest = bytes[(offset + 1)...]
        if rest.starts(with: "!--".utf8) {
            offset = endOfComment(from: offset + 4)
            return nil
        }
        let isClosing = rest.first == UInt8(ascii: "/")
        let nameBytes = rest.dropFirst(isClosing ? 1 : 0).prefix { !$0.isSpace && $0 != 0x3E && $0 != 0x2F }
        guard nameBytes.first?.isLetter == true else {
            offset = min(bytes.count, (rest.firstIndex(of: 0x3E) ?? bytes.count) + 1)
            return nil
        }
        let name = String(decoding: nameBytes, as: UTF8.self).lowercased()
        let end = endOfTag(from: nameBytes.endIndex)
        offset = min(bytes.count, end + 1)
        if isClosing { return .closing(name) }
        if Self.rawText.contains(name) { rawElement = name }
        return .opening(name, HTMLAttributes(bytes: bytes[nameBytes.endIndex..<end]))
    }

    /// The offset of the `>` that ends a tag: one in a quoted value does not.
    private func endOfTag(from start: Int) -> Int {
        var quote: UInt8?
        var follows = false
        for index in start..<bytes.count {
            let byte = bytes[index]
            if let open = quote {
                if byte == open { quote = nil }
            } else if byte == 0x3E {
                return index
            } else if follows, byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                quote = byte
            }
            if !byte.isSpace { follows = byte == UInt8(ascii: "=") }
        }
        return bytes.count
    }

    private func endOfComment(from start: Int) -> Int {
        var index = min(start, bytes.count)
        if index < bytes.count, bytes[index] == 0x3E { return index + 1 }
        while index + 2 < bytes.count {
            if bytes[index] == 0x2D, bytes[index + 1] == 0x2D, bytes[index + 2] == 0x3E { return index + 3 }
            index += 1
        }
        return bytes.count
    }

    private func endOfRawText(of element: String) -> Int {
        let name = Array(element.utf8)
        var index = offset
        while let open = bytes[index...].firstIndex(of: UInt8(ascii: "<")) {
            let rest = bytes[(open + 1)...]
            if rest.first == UInt8(ascii: "/"), rest.dropFirst().prefix(name.count).map({ $0 | 0x20 }) == name,
                rest.dropFirst(name.count + 1).first.map({ $0.isSpace || $0 == 0x3E || $0 == 0x2F }) ?? true
            {
                return open
            }
            index = open + 1
        }
        return bytes.count
    }
}
