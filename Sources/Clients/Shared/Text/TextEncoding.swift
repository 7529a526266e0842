/// The encodings in which Apple's readers take feeds; editors on Windows save text in UTF-16 when told “Unicode”.
enum TextEncoding {
    /// The text in UTF-8 if its first bytes tell UTF-16 or UTF-32, with or without a byte order mark; else as it is.
    static func utf8(_ bytes: [UInt8]) -> [UInt8] {
        guard bytes.count >= 2 else { return bytes }
        let head = bytes.prefix(4) + Array(repeating: 1, count: max(0, 4 - bytes.count))
        switch (head[0], head[1], head[2], head[3]) {
        case (0xFF, 0xFE, 0, 0), (1..., 0, 0, 0): return utf8(bytes, UTF32.self, isBigEndian: false)
        case (0, 0, 0xFE, 0xFF), (0, 0, 0, 1...): return utf8(bytes, UTF32.self, isBigEndian: true)
        case (0xFF, 0xFE, _, _), (1..., 0, _, _): return utf8(bytes, UTF16.self, isBigEndian: false)
        case (0xFE, 0xFF, _, _), (0, 1..., _, _): return utf8(bytes, UTF16.self, isBigEndian: true)
        default: return bytes
        }
    }

    private static func utf8<Encoding: Unicode.Encoding>(
        _ bytes: [UInt8], _ encoding: Encoding.Type, isBigEndian: Bool
    ) -> [UInt8] where Encoding.CodeUnit: FixedWidthInteger {
        let width = Encoding.CodeUnit.bitWidth / 8
        guard bytes.count.isMultiple(of: width) else { return bytes }
        let units = stride(from: 0, to: bytes.count, by: width).map { start in
            let unit = bytes[start..<start + width]
            return (isBigEndian ? Array(unit) : unit.reversed()).reduce(Encoding.CodeUnit(0)) {
                $0 << 8 | Encoding.CodeUnit($1)
            }
        }
        // What is no text stays as it is, and is no feed.
        return String(validating: units, as: encoding).map { Array($0.utf8) } ?? bytes
    }
}
