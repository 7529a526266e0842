import Files

/// The decimal digits of scripts other than Latin.
enum ScriptDigit {
    /// The zeros; nine digits follow each.
    private static let zeros: [UInt32] = [
        0x660, 0x6F0, 0x7C0, 0x966, 0x9E6, 0xA66, 0xAE6, 0xB66, 0xBE6, 0xC66, 0xCE6, 0xD66, 0xDE6, 0xE50, 0xED0, 0xF20,
        0x1040, 0x1090, 0x17E0, 0x1810, 0x1946, 0x19D0, 0x1A80, 0x1A90, 0x1B50, 0x1BB0, 0x1C40, 0x1C50, 0xA620, 0xA8D0,
        0xA900, 0xA9D0, 0xA9F0, 0xAA50, 0xABF0, 0xFF10,
    ]

    /// The digit at an offset of UTF-8, as ASCII, and how many bytes it has.
    static func read(_ bytes: [UInt8], at offset: Int) -> (value: UInt8, length: Int)? {
        let lead = bytes[offset]
        let value: UInt32
        let length: Int
        switch lead {
        case 0xD9, 0xDB, 0xDF:
            guard offset + 1 < bytes.count else { return nil }
            value = UInt32(lead & 0x1F) << 6 | UInt32(bytes[offset + 1] & 0x3F)
            length = 2
        case 0xE0, 0xE1, 0xEA, 0xEF:
            guard offset + 2 < bytes.count else { return nil }
            value = UInt32(lead & 0x0F) << 12 | UInt32(bytes[offset + 1] & 0x3F) << 6 | UInt32(bytes[offset + 2] & 0x3F)
            length = 3
        default: return nil
        }
        let count = zeros.countOfFront { $0 <= value }
        guard count > 0, value - zeros[count - 1] < 10 else { return nil }
        return (UInt8(48 + value - zeros[count - 1]), length)
    }
}
