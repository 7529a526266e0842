/// What a text may hold, seen in one quick look at its bytes, so that rules need not read what cannot concern them.
struct TextTraits: OptionSet, Sendable {
    let rawValue: UInt8

    /// A digit of ASCII.
    static let digits = TextTraits(rawValue: 1)
    /// A percent sign.
    static let percent = TextTraits(rawValue: 2)
    /// An opening brace.
    static let braces = TextTraits(rawValue: 4)
    /// A colon.
    static let colons = TextTraits(rawValue: 8)
    /// A character that may be a digit of another script.
    static let otherDigits = TextTraits(rawValue: 16)
    /// A character that may be written from right to left.
    static let rightToLeft = TextTraits(rawValue: 32)
    /// Two capitals in a row, a bracket such as ⟦, or the letters `ips`, `xt `, `w h` or `“d`: perhaps a word that only holds
    /// a place.
    static let filler = TextTraits(rawValue: 64)
    /// Two spaces in a row.
    static let doubleSpaces = TextTraits(rawValue: 128)

    /// What `text` may hold.
    static func of(_ text: String) -> TextTraits {
        var text = text
        return text.withUTF8 { bytes in
            var result: UInt8 = 0
            var last: UInt8 = 0
            var beforeLast: UInt8 = 0
            for byte in bytes {
                result |= table[Int(byte)]
                if byte == 0x20 {
                    if last == 0x20 {
                        result |= doubleSpaces.rawValue
                    } else if last == UInt8(ascii: "t"), beforeLast == UInt8(ascii: "x") {
                        result |= filler.rawValue
                    }
                } else if byte == UInt8(ascii: "s") {
                    if last == UInt8(ascii: "p"), beforeLast == UInt8(ascii: "i") { result |= filler.rawValue }
                } else if byte == UInt8(ascii: "h"), last == 0x20, beforeLast == UInt8(ascii: "w") {
                    result |= filler.rawValue
                } else if byte == UInt8(ascii: "d"), last == 0x9C, beforeLast == 0x80 {
                    result |= filler.rawValue
                } else if byte < 0x5B, last < 0x5B, byte > 0x40, last > 0x40 {
                    result |= filler.rawValue
                } else if byte == 0xA6, last == 0x9F, beforeLast == 0xE2 {
                    result |= filler.rawValue
                } else if byte == 0x90 || byte == 0x9E, last == 0xF0 {
                    result |= rightToLeft.rawValue
                } else if (0xA0...0xA3).contains(byte), last == 0xE0 {
                    result |= rightToLeft.rawValue
                } else if (0xAC...0xBB).contains(byte), last == 0xEF {
                    result |= rightToLeft.rawValue
                }
                (beforeLast, last) = (last, byte)
            }
            return TextTraits(rawValue: result)
        }
    }

    /// What one byte tells by itself.
    private static let table: [UInt8] = (0..<256).map { byte in
        switch byte {
        case 0x30...0x39: digits.rawValue
        case 0x25: percent.rawValue
        case 0x7B: braces.rawValue
        case 0x3A: colons.rawValue
        case 0x5B: filler.rawValue
        case 0xD9, 0xDB, 0xDF: otherDigits.rawValue | rightToLeft.rawValue
        case 0xD6...0xDF: rightToLeft.rawValue
        // As ScriptDigit reads them.
        case 0xE0, 0xE1, 0xEA, 0xEF: otherDigits.rawValue
        default: 0
        }
    }
}
