import Campaigns
import Files
import Foundation

/// Turns the bytes of an exchange file into text, whatever program wrote them.
enum DecodedText {
    /// How characters are written as bytes.
    enum Encoding {
        case utf8
        case utf16(isLittleEndian: Bool)
        /// Windows-1252, and what calls itself ISO 8859-1, as in browsers, because it hardly ever is. Bytes that Windows-1252
        /// leaves out are refused.
        case windows1252
        /// ISO 8859-15, which differs from 8859-1 in eight characters.
        case latin9
    }

    /// The text without a byte-order mark, with line ends as they are.
    static func text(of bytes: [UInt8]) throws(ExchangeProblem) -> String {
        if bytes.starts(with: ByteOrderMark.utf8) {
            return try decoded(Array(bytes.dropFirst(ByteOrderMark.utf8.count)), .utf8)
        }
        if bytes.starts(with: [0xFF, 0xFE]) {
            return try decoded(Array(bytes.dropFirst(2)), .utf16(isLittleEndian: true))
        }
        if bytes.starts(with: [0xFE, 0xFF]) {
            return try decoded(Array(bytes.dropFirst(2)), .utf16(isLittleEndian: false))
        }
        if bytes.starts(with: [0x3C, 0x00]) { return try decoded(bytes, .utf16(isLittleEndian: true)) }
        if bytes.starts(with: [0x00, 0x3C]) { return try decoded(bytes, .utf16(isLittleEndian: false)) }
        return try decoded(bytes, declared(bytes))
    }

    /// The encoding that the head of XML, or of a catalogue, declares.
    private static func declared(_ bytes: [UInt8]) throws(ExchangeProblem) -> Encoding {
        let head = String(decoding: bytes.prefix(2_000), as: UTF8.self)
        let xml = head.prefixMatch(of: /\s*<\?xml[^>]*?encoding\s*=\s*["']([A-Za-z0-9._\-]+)["']/)?.1
        let name = xml ?? (head.hasPrefix("<") ? nil : head.firstMatch(of: /charset=([A-Za-z0-9._\-]+)/)?.1)
        switch name?.lowercased() {
        case nil, "utf-8", "utf8", "us-ascii", "ascii", "charset": return .utf8
        case "iso-8859-1", "latin1", "windows-1252", "cp1252": return .windows1252
        case "iso-8859-15", "latin-9", "latin9": return .latin9
        case let other?:
            let offset = name.map { head.utf8.distance(from: head.startIndex, to: $0.startIndex) } ?? 0
            throw ExchangeProblem(
                "the encoding “\(other)” is not read here; save the file as UTF-8",
                at: IndexedText(head).position(at: offset))
        }
    }

    private static func decoded(_ bytes: [UInt8], _ encoding: Encoding) throws(ExchangeProblem) -> String {
        let text: String?
        switch encoding {
        case .utf8:
            text = String(validating: bytes, as: UTF8.self)
            if text == nil {
                let file = SourceFile(path: "", bytes: bytes)
                let place = file.position(at: file.firstInvalidByte ?? 0)
                throw ExchangeProblem(
                    "the file is not UTF-8; save it as UTF-8",
                    at: ExchangePosition(line: place.line, column: place.column))
            }
        case .utf16(let isLittleEndian):
            text = String(data: Data(bytes), encoding: isLittleEndian ? .utf16LittleEndian : .utf16BigEndian)
        case .windows1252: text = String(data: Data(bytes), encoding: .windowsCP1252)
        case .latin9:
            text = String(String.UnicodeScalarView(bytes.map { latin9[$0] ?? Unicode.Scalar($0) }))
        }
        if let text { return text }
        throw ExchangeProblem(
            "the file is not in the encoding that it names; save it as UTF-8", at: position(ofFaultIn: bytes, encoding))
    }

    /// The characters of ISO 8859-15 that are not those of their numbers.
    private static let latin9: [UInt8: Unicode.Scalar] = [
        0xA4: "€", 0xA6: "Š", 0xA8: "š", 0xB4: "Ž", 0xB8: "ž", 0xBC: "Œ", 0xBD: "œ", 0xBE: "Ÿ",
    ]

    /// Where the first bytes stand that are no character in an encoding other than UTF-8.
    static func position(ofFaultIn bytes: [UInt8], _ encoding: Encoding) -> ExchangePosition {
        var text = String.UnicodeScalarView()
        if case .utf16(let isLittleEndian) = encoding {
            let (low, high) = isLittleEndian ? (0, 1) : (1, 0)
            let units = stride(from: 0, to: bytes.count - 1, by: 2).map { offset in
                UInt16(bytes[offset + low]) | UInt16(bytes[offset + high]) << 8
            }
            var decoder = UTF16()
            var iterator = units.makeIterator()
            while case .scalarValue(let scalar) = decoder.decode(&iterator) { text.append(scalar) }
        } else {
            // Windows-1252 leaves these out, and the others none; which letter another byte is does not matter here.
            let undefined: Set<UInt8> = [0x81, 0x8D, 0x8F, 0x90, 0x9D]
            for byte in bytes.prefix(while: { !undefined.contains($0) }) { text.append(Unicode.Scalar(byte)) }
        }
        return IndexedText(String(text)).position(at: .max)
    }
}
