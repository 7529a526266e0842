/// Letters and signs that nothing joins to another one of them, so that each is a character by itself.
///
/// Two of them side by side are always two characters (UAX #29, GB999). Marks, joiners, pictures, Korean jamo and all
/// scripts that are not listed are left to `String`.
enum PlainLetter {
    /// How many bytes the letter at an offset of UTF-8 has, and how many places it fills on a screen; no bytes where
    /// it is none of these. A carriage return and its line feed are one.
    @inline(__always)
    static func at(_ offset: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> (length: Int, width: Int) {
        let lead = bytes[offset]
        if lead < 0x80 {
            return lead == 0x0D && offset + 1 < bytes.count && bytes[offset + 1] == 0x0A ? (2, 1) : (1, 1)
        }
        if lead < 0xE0 { return isPlain(lead, bytes[offset + 1]) ? (2, 1) : (0, 0) }
        return lead < 0xF0 ? (isPlain(lead, bytes[offset + 1], bytes[offset + 2])) : (0, 0)
    }

    /// Latin, Greek, Cyrillic, Armenian, Hebrew and Arabic letters, and Arabic digits.
    @inline(__always)
    private static func isPlain(_ lead: UInt8, _ next: UInt8) -> Bool {
        switch lead {
        case 0xC2: next != 0xA9 && next != 0xAD && next != 0xAE
        case 0xC3...0xCB, 0xCE...0xD1, 0xD3...0xD5: true
        case 0xCD: next >= 0xB0
        case 0xD2: next < 0x83 || next > 0x89
        case 0xD7: (0x90...0xAA).contains(next)
        case 0xD8: next >= 0xA0 || next == 0x8C || next == 0x9B || next == 0x9F
        case 0xD9: next <= 0x8A || (0xA0...0xAF).contains(next)
        case 0xDA: true
        case 0xDB: next <= 0x95
        default: false
        }
    }

    /// Punctuation and currencies, Chinese and Japanese characters and Korean syllables.
    @inline(__always)
    private static func isPlain(_ lead: UInt8, _ next: UInt8, _ last: UInt8) -> (length: Int, width: Int) {
        let isWide: Bool
        switch lead {
        case 0xE2:
            let isSign = next == 0x80 && (last <= 0x8A || (0x90...0xA7).contains(last) || (0xAF...0xBB).contains(last))
            return isSign || (next == 0x82 && last >= 0xA0) ? (3, 1) : (0, 0)
        case 0xE3:
            switch next {
            case 0x80: isWide = last <= 0xA9
            case 0x81: isWide = last >= 0x81
            case 0x82: isWide = last <= 0x96 || last >= 0x9B
            case 0x83: isWide = true
            default: isWide = false
            }
        case 0xE4: isWide = next >= 0xB8
        case 0xE5...0xE9, 0xEB, 0xEC: isWide = true
        case 0xEA: isWide = next >= 0xB0
        case 0xED: isWide = next < 0x9E || (next == 0x9E && last <= 0xA3)
        case 0xEF: isWide = (next == 0xBC && last >= 0x81) || (next == 0xBD && last <= 0xA0)
        default: isWide = false
        }
        return isWide ? (3, 2) : (0, 0)
    }
}
