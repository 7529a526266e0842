import Foundation

/// The text of property lists that are no binary ones.
public enum PropertyListText {
    /// The text in UTF-8, where it is in UTF-16 or UTF-32, or XML that declares an encoding of one byte for each letter; else
    /// the bytes as they are.
    public static func utf8(_ bytes: [UInt8]) -> [UInt8] {
        guard let encoding = encoding(of: bytes), let text = String(bytes: bytes, encoding: encoding) else {
            return TextEncoding.utf8(bytes)
        }
        return Array(text.utf8)
    }

    /// The encoding that XML declares in its first line, if it is one of these.
    private static func encoding(of bytes: [UInt8]) -> String.Encoding? {
        guard !bytes.prefix(2).contains(0), !bytes.prefix(2).contains(0xFF) else { return nil }
        let head = String(decoding: bytes.prefix(400), as: UTF8.self)
        guard let declared = head.firstMatch(of: /<\?xml[^>]*encoding\s*=\s*["']([^"']*)["']/) else { return nil }
        // CoreFoundation knows them by many spellings: ISO-8859-1, iso8859_1, latin1, cp1252.
        return encodings[declared.1.lowercased().filter { $0.isLetter || $0.isNumber }]
    }

    private static let encodings: [String: String.Encoding] = [
        "iso88591": .isoLatin1, "latin1": .isoLatin1, "isolatin1": .isoLatin1, "iso88592": .isoLatin2,
        "latin2": .isoLatin2, "windows1250": .windowsCP1250, "cp1250": .windowsCP1250, "windows1251": .windowsCP1251,
        "cp1251": .windowsCP1251, "windows1252": .windowsCP1252, "cp1252": .windowsCP1252,
        "windows1253": .windowsCP1253,
        "cp1253": .windowsCP1253, "windows1254": .windowsCP1254, "cp1254": .windowsCP1254, "macintosh": .macOSRoman,
        "macroman": .macOSRoman,
    ]
}
