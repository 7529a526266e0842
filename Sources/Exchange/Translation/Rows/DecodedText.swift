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
        case let name?: throw ExchangeProblem("the encoding “\(name)” is not read here; save the file as UTF-8")
        }
    }

    private static func decoded(_ bytes: [UInt8], _ encoding: String.Encoding) throws(ExchangeProblem) -> String {
        if encoding == .utf8 {
            guard let text = String(validating: bytes, as: UTF8.self) else {
                let file = SourceFile(path: "", bytes: bytes)
                let line = file.firstInvalidByte.map { file.position(at: $0).line }
                throw ExchangeProblem("the file is not UTF-8; save it as UTF-8", line: line ?? 1)
            }
            return text
        }
        guard let text = String(data: Data(bytes), encoding: encoding) else {
            throw ExchangeProblem("the file is not in the encoding that it names; save it as UTF-8")
        }
        return text
    }
}
