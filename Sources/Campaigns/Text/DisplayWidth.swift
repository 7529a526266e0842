/// How much room a text takes, on a terminal in columns and on a phone's screen in letters of the Latin alphabet: two
/// for each Chinese, Japanese or Korean character and each picture, none for what is never seen or joins on to a
/// character before it, one for others.
public enum DisplayWidth {
    /// The width of a text.
    public static func of(_ text: some StringProtocol) -> Int {
        text.reduce(0) { $0 + of($1) }
    }

    /// The width of a character.
    public static func of(_ character: Character) -> Int {
        let scalars = character.unicodeScalars
        guard let first = scalars.first else { return 0 }
        // U+FE0F makes a picture of what is a sign otherwise.
        if scalars.contains("\u{FE0F}") { return 2 }
        if first.value < 0x80 { return 1 }
        if first.isWide { return 2 }
        return scalars.allSatisfy(\.isUnseen) ? 0 : 1
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

    /// Whether it has no width of its own.
    fileprivate var isUnseen: Bool {
        switch properties.generalCategory {
        case .format, .nonspacingMark, .enclosingMark: true
        default: false
        }
    }
}
