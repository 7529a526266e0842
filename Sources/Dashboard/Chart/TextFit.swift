/// Cuts texts to a width, by an estimate that is rather too wide than too narrow.
enum TextFit {
    /// The text, or its beginning and an ellipsis; nil where not even two characters fit.
    ///
    /// - Parameters:
    ///   - width: the width in points.
    ///   - size: the size of the letters in points.
    static func cut(_ text: String, to width: Double, size: Double) -> String? {
        let text = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        let room = width / size
        if text.reduce(0, { $0 + Self.width(of: $1) }) <= room { return text.isEmpty ? nil : text }
        var used = 0.9
        let kept = text.prefix { character in
            used += Self.width(of: character)
            return used <= room
        }
        return kept.count < 2 ? nil : kept + "…"
    }

    /// The width of a character in the size of its letters.
    private static func width(of character: Character) -> Double {
        let scalar = character.unicodeScalars.first?.value ?? 0
        switch scalar {
        case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFFEF,
            0x1F000...0x3FFFF:
            return 1.1
        case 0x41...0x5A, 0x40, 0x6D, 0x77, 0x25, 0x26, 0x2014: return 0.85
        case 0x20, 0x21, 0x27...0x29, 0x2C...0x2F, 0x3A, 0x3B, 0x69, 0x6A, 0x6C, 0x74, 0x66, 0x72: return 0.45
        default: return 0.65
        }
    }
}
