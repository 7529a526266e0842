/// A character that multiplies the number before it, in Chinese, Japanese and Korean.
struct EastAsianUnit {
    /// How many zeros it stands for.
    let zeros: Int
    /// How many bytes it takes.
    let length: Int

    /// The unit at an offset of UTF-8.
    static func read(_ bytes: [UInt8], at offset: Int) -> EastAsianUnit? {
        guard offset + 2 < bytes.count, (0xE4...0xED).contains(bytes[offset]) else { return nil }
        let value =
            UInt32(bytes[offset] & 0x0F) << 12 | UInt32(bytes[offset + 1] & 0x3F) << 6
            | UInt32(bytes[offset + 2] & 0x3F)
        let zeros: Int? =
            switch value {
            case 0x5341, 0xC2ED: 1  // 十 십
            case 0x767E, 0xBC31: 2  // 百 백
            case 0x5343, 0xCC9C: 3  // 千 천
            case 0x4E07, 0x842C, 0xB9CC: 4  // 万 萬 만
            case 0x5104, 0x4EBF, 0xC5B5: 8  // 億 亿 억
            default: nil
            }
        return zeros.map { EastAsianUnit(zeros: $0, length: 3) }
    }
}
