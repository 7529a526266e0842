/// How a line of text ends, whatever its language: with a full stop, a question, a colon, or with nothing.
enum EndMark: Sendable {
    /// A full stop or an exclamation mark; which of them is a matter of tone.
    case stop
    case question
    case colon
    /// Three points, which promise more.
    case ellipsis
    /// What may be a full stop or a colon.
    case either
    /// A letter, a digit, or anything else that ends no sentence.
    case none

    /// How a line ends; quotation marks, brackets, spaces and pictures behind the mark do not count.
    init(of line: Substring, language: String) {
        var scalars = line.unicodeScalars[...]
        while let last = scalars.last, last.isPassedOver { scalars.removeLast() }
        let before = scalars.dropLast().last
        switch scalars.last {
        case "…", "⋯", "‥": self = .ellipsis
        case "." where before == ".": self = .ellipsis
        // Many write the Armenian full stop as a colon; two of the Ethiopic word separators make a full stop.
        case ":" where language == "hy": self = .either
        case "፡" where before == "፡", ":" where before == ":" && ["am", "ti"].contains(language): self = .stop
        case "|" where Self.dandaLanguages.contains(language): self = .stop
        case ";" where language == "el", "\u{37E}": self = .question
        case "?", "？", "؟", "՞", "፧", "⁇", "⁈", "⁉", "‽", "﹖": self = .question
        case ":", "：", "﹕", "፦", "፥", "᠄", "៖": self = .colon
        case let last? where Self.stops.contains(last): self = .stop
        default: self = .none
        }
    }

    /// Full stops and exclamation marks of many scripts.
    private static let stops: Set<Unicode.Scalar> = [
        ".", "!", "。", "．", "｡", "！", "﹗", "‼", "❗", "❕", "।", "॥", "۔", "։", "՜", "።", "៕", "។", "။", "၊", "།", "༎",
        "᠃", "᠉", "܁", "܂", "߹", "߸", "꓿", "꘎", "᙮", "෴", "¡",
    ]
    private static let dandaLanguages: Set<String> = ["hi", "bn", "pa", "mr", "ne", "as", "or", "sa", "mai"]
}

extension Unicode.Scalar {
    /// Whether it may stand behind the mark that ends a sentence.
    fileprivate var isPassedOver: Bool {
        if value < 0x80 { return " \t\r\"')]}*_~`<>".unicodeScalars.contains(self) }
        switch properties.generalCategory {
        case .closePunctuation, .finalPunctuation, .initialPunctuation, .spaceSeparator, .format, .otherSymbol,
            .modifierSymbol:
            return !properties.isEmojiMark
        case .nonspacingMark: return value == 0xFE0F || value == 0xFE0E
        case .openPunctuation: return value == 0x201E || value == 0x201A
        default: return false
        }
    }
}

extension Unicode.Scalar.Properties {
    /// Whether a picture is an exclamation mark.
    fileprivate var isEmojiMark: Bool { isEmojiPresentation && name?.contains("EXCLAMATION") == true }
}
