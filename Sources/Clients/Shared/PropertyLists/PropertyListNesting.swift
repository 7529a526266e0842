/// Measures how deep a property list in text is nested, without recursion, before a parser that recurses sees it.
struct PropertyListNesting {
    /// How many values may stand inside each other.
    var limit: Int

    /// Whether the bytes are nested no deeper than the limit; bytes that are no property list may pass.
    func accepts(_ bytes: [UInt8]) -> Bool {
        // Markup in UTF-16 is that in UTF-8 with zeros between.
        let text = bytes.contains(0) ? bytes.filter { $0 != 0 } : bytes
        guard let first = text.firstIndex(where: { !Self.isSpaceOrMark($0) }) else { return true }
        if text[first] == UInt8(ascii: "<") { return acceptsXML(text[first...]) }
        return acceptsOldStyle(text[first...])
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
