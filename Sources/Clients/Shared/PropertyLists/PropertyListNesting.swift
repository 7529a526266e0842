/// Measures how deep a property list in text is nested, without recursion, before a parser that recurses sees it.
struct PropertyListNesting {
    /// How many values may stand inside each other.
    var limit: Int

    /// Whether the bytes are nested no deeper than the limit; bytes that are no property list may pass.
    func accepts(_ bytes: [UInt8]) -> Bool {
        let text = Self.letters(of: bytes)
        guard let first = text.firstIndex(where: { !Self.isSpaceOrMark($0) }) else { return true }
        if text[first] == UInt8(ascii: "<") { return acceptsXML(text[first...]) }
        return acceptsOldStyle(text[first...])
    }

    /// The text in an encoding that keeps ASCII, in which all markup is written. Of UTF-16 and UTF-32 each code unit becomes a
    /// byte: the letter where it is ASCII, and one that is no markup for any other.
    private static func letters(of bytes: [UInt8]) -> [UInt8] {
        guard let form = wideForm(of: bytes) else { return bytes }
        return stride(from: form.mark, through: bytes.count - form.width, by: form.width).map { start in
            let isASCII = (0..<form.width).allSatisfy { bytes[start + $0] < ($0 == form.low ? 0x80 : 1) }
            return isASCII ? bytes[start + form.low] : 0x80
        }
    }

    /// How long the mark of the order of bytes is in UTF-16 and UTF-32, how long a code unit, and which of its bytes is the
    /// lowest, as CoreFoundation sees it: without a mark, a zero at the beginning means UTF-16 in the machine's own order.
    private static func wideForm(of bytes: [UInt8]) -> (mark: Int, width: Int, low: Int)? {
        if bytes.starts(with: [0, 0, 0xFE, 0xFF]) { return (4, 4, 3) }
        if bytes.starts(with: [0xFF, 0xFE, 0, 0]) { return (4, 4, 0) }
        if bytes.starts(with: [0xFE, 0xFF]) { return (2, 2, 1) }
        if bytes.starts(with: [0xFF, 0xFE]) { return (2, 2, 0) }
        return bytes.prefix(2).contains(0) ? (0, 2, 0) : nil
    }

    private static func isSpaceOrMark(_ byte: UInt8) -> Bool {
        byte <= 0x20 || [0xEF, 0xBB, 0xBF, 0xFE, 0xFF].contains(byte)
    }

    private func acceptsXML(_ text: ArraySlice<UInt8>) -> Bool {
        var scanner = ByteScanner(text)
        var depth = 0
        while scanner.skip(to: "<") {
            if scanner.skip("<!--") {
                guard scanner.skip(past: "-->") else { return true }
            } else if scanner.skip("<![CDATA[") {
                guard scanner.skip(past: "]]>") else { return true }
            } else if scanner.skip("<?") {
                guard scanner.skip(past: "?>") else { return true }
            } else if scanner.skip("<!") {
                guard scanner.skip(past: ">") else { return true }
            } else if scanner.skip("</") {
                depth -= 1
            } else {
                scanner.skipOne()
                guard let isClosed = scanner.skipTag() else { return true }
                if !isClosed { depth += 1 }
                // The outermost value lies at 0, and the `plist` element around it.
                if depth > limit + 2 { return false }
            }
        }
        return true
    }

    /// The encoding that XML declares, if its markup is not written in the bytes of ASCII and so cannot be seen here.
    static func unreadableEncoding(of bytes: [UInt8]) -> String? {
        let head = String(decoding: bytes.prefix(400).filter { $0 != 0 }.drop(while: isSpaceOrMark), as: UTF8.self)
        guard head.hasPrefix("<?xml"), let declared = head.range(of: "encoding=") else { return nil }
        let value = head[declared.upperBound...].drop { "\"' ".contains($0) }.prefix { !"\"' ?>".contains($0) }
        // CoreFoundation knows them by many spellings: UTF8, utf_8, latin1, cp1252.
        let name = value.lowercased().filter { $0.isLetter || $0.isNumber }
        return Self.encodings.contains(where: name.hasPrefix) ? nil : String(value)
    }

    /// How the names of encodings begin, without signs, in which no other letter holds a byte of XML's markup; and UTF-16.
    private static let encodings = [
        "utf8", "utf16", "usascii", "ascii", "iso8859", "latin", "windows125", "cp125", "macintosh", "koi8",
    ]

    private func acceptsOldStyle(_ text: ArraySlice<UInt8>) -> Bool {
        var scanner = ByteScanner(text)
        var depth = 0
        while let byte = scanner.current {
            switch byte {
            case UInt8(ascii: "{"), UInt8(ascii: "("):
                depth += 1
                if depth > limit { return false }
                scanner.skipOne()
            case UInt8(ascii: "}"), UInt8(ascii: ")"):
                depth -= 1
                scanner.skipOne()
            case UInt8(ascii: "\""), UInt8(ascii: "'"):
                scanner.skipQuoted()
            case UInt8(ascii: "/"):
                if scanner.skip("/*") {
                    guard scanner.skip(past: "*/") else { return true }
                } else if scanner.skip("//") {
                    scanner.skipLine()
                } else {
                    scanner.skipOne()
                }
            default: scanner.skipOne()
            }
        }
        return true
    }
}
