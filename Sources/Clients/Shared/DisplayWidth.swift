/// How much room a text takes on a screen, in letters of the Latin alphabet.
enum DisplayWidth {
    /// The width of a text: two for each Chinese, Japanese or Korean character and each picture, one for others, none
    /// for what is never seen.
    static func of(_ text: String) -> Int {
        TextMeasure(text).width
    }

    /// A measure in words: `62 characters`, or `35 characters, as wide as 62 letters`.
    static func description(of measure: TextMeasure) -> String {
        let (count, width) = (measure.characters, measure.width)
        return count == width ? "\(count) characters" : "\(count) characters, as wide as \(width) letters"
    }

    /// The width of one character of a text that is not all ASCII.
    static func width(of character: Character) -> Int {
        guard let first = character.unicodeScalars.first else { return 0 }
        if first.value < 0x80 { return character.unicodeScalars.contains("\u{FE0F}") ? 2 : 1 }
        if first.isWide || character.unicodeScalars.contains("\u{FE0F}") { return 2 }
        return character.unicodeScalars.allSatisfy { $0.properties.generalCategory == .format } ? 0 : 1
    }
}

extension Unicode.Scalar {
    /// Whether it fills a square (East Asian Width W or F), or is a picture.
    fileprivate var isWide: Bool {
        switch value {
        case ..<0x1100: false
        case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4C6, 0xA960...0xA97C, 0xAC00...0xD7A3,
            0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6B, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18D08,
            0x1AFF0...0x1B2FB, 0x1F200...0x1F265, 0x20000...0x3FFFD:
            true
        default: properties.isEmojiPresentation
        }
    }
}
