import Campaigns
import Foundation

/// Turns the bytes of an exchange file into text, whatever program wrote them.
enum DecodedText {
    /// The text without a byte-order mark, with line ends as they are.
    static func text(of bytes: [UInt8]) throws(ExchangeProblem) -> String {
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return try decoded(Array(bytes.dropFirst(3)), .utf8) }
        if bytes.starts(with: [0xFF, 0xFE]) { return try decoded(Array(bytes.dropFirst(2)), .utf16LittleEndian) }
        if bytes.starts(with: [0xFE, 0xFF]) { return try decoded(Array(bytes.dropFirst(2)), .utf16BigEndian) }
        if bytes.starts(with: [0x3C, 0x00]) { return try decoded(bytes, .utf16LittleEndian) }
        if bytes.starts(with: [0x00, 0x3C]) { return try decoded(bytes, .utf16BigEndian) }
        return try decoded(bytes, declared(bytes))
    }

    /// The encoding that the head of XML, or of a catalogue, declares.
    private static func declared(_ bytes: [UInt8]) throws(ExchangeProblem) -> String.Encoding {
        let head = String(decoding: bytes.prefix(2_000), as: UTF8.self)
        let xml = head.prefixMatch(of: /\s*<\?xml[^>]*?encoding\s*=\s*["']([A-Za-z0-9._\-]+)["']/)?.1
        let name = xml ?? (head.hasPrefix("<") ? nil : head.firstMatch(of: /charset=([A-Za-z0-9._\-]+)/)?.1)
        switch name?.lowercased() {
        case nil, "utf-8", "utf8", "us-ascii", "ascii", "charset": return .utf8
        case "iso-8859-1", "latin1", "iso-8859-15": return .isoLatin1
        case "windows-1252", "cp1252": return .windowsCP1252
        case let other?:
            let offset = name.map { head.utf8.distance(from: head.startIndex, to: $0.startIndex) } ?? 0
            throw ExchangeProblem(
                "the encoding “\(other)” is not read here; save the file as UTF-8",
                at: IndexedText(head).position(at: offset))
        }
    }

    private static func decoded(_ bytes: [UInt8], _ encoding: String.Encoding) throws(ExchangeProblem) -> String {
        if encoding == .utf8 {
            guard let text = String(validating: bytes, as: UTF8.self) else {
                let file = SourceFile(path: "", bytes: bytes)
                let place = file.position(at: file.firstInvalidByte ?? 0)
                throw ExchangeProblem(
                    "the file is not UTF-8; save it as UTF-8",
                    at: ExchangePosition(line: place.line, column: place.column))
            }
            return text
        }
        guard let text = String(data: Data(bytes), encoding: encoding) else {
            throw ExchangeProblem(
                "the file is not in the encoding that it names; save it as UTF-8",
                at: position(ofFaultIn: bytes, encoding))
        }
        return text
    }

    /// Where the first bytes stand that are no character in an encoding other than UTF-8.
    static func position(ofFaultIn bytes: [UInt8], _ encoding: String.Encoding) -> ExchangePosition {
        var text = String.UnicodeScalarView()
        if encoding == .utf16LittleEndian || encoding == .utf16BigEndian {
            let (low, high) = encoding == .utf16LittleEndian ? (0, 1) : (1, 0)
            let units = stride(from: 0, to: bytes.count - 1, by: 2).map { offset in
                UInt16(bytes[offset + low]) | UInt16(bytes[offset + high]) << 8
            }
            var decoder = UTF16()
            var iterator = units.makeIterator()
            while case .scalarValue(let scalar) = decoder.decode(&iterator) { text.append(scalar) }
        } else {
            // Windows 1252 leaves these out, and ISO 8859-1 none; which letter another byte is does not matter here.
            let undefined: Set<UInt8> = [0x81, 0x8D, 0x8F, 0x90, 0x9D]
            for byte in bytes.prefix(while: { !undefined.contains($0) }) { text.append(Unicode.Scalar(byte)) }
        }
        return IndexedText(String(text)).position(at: .max)
    }
}
