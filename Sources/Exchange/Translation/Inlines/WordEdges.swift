/// What stands before and behind words in a text's Markdown.
struct WordEdges {
    /// The piece on one side.
    enum Neighbour: Equatable {
        /// Marks at which emphasis begins or ends, and whether a letter stands on their other side.
        case marks(isUnderscore: Bool, besideLetter: Bool, isOuter: Bool)
        /// The bracket of a link or an image that begins.
        case bracket
        /// A line end.
        case lineEnd
        /// Something else that begins and ends with a mark of its own.
        case other
    }

    /// The piece before; nil at the front of the text.
    var before: Neighbour?
    /// The piece behind; nil at the end of the text.
    var after: Neighbour?

    /// Whether a character must not stand as itself right beside a neighbour: CommonMark decides by both sides of a run
    /// of `*` or `_` whether it marks something.
    static func escapes(_ kind: ScalarKind, beside neighbour: Neighbour?) -> Bool {
        switch neighbour {
        case nil, .lineEnd: kind == .space
        case .marks(let isUnderscore, let besideLetter, isOuter: true):
            (kind == .word || kind == .symbol) && (isUnderscore || !besideLetter)
        case .marks(_, _, isOuter: false): kind == .space
        case .bracket, .other: false
        }
    }
}

/// What CommonMark takes a character for.
enum ScalarKind {
    case space
    case punctuation
    case word
    /// A symbol, which later versions take for punctuation and earlier ones for a letter.
    case symbol

    init(_ scalar: Unicode.Scalar) {
        if scalar.properties.generalCategory == .spaceSeparator || (9...13).contains(scalar.value) {
            self = .space
            return
        }
        if scalar.isASCII {
            self = Character(scalar).isMarkdownPunctuation ? .punctuation : .word
            return
        }
        switch scalar.properties.generalCategory {
        case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
            .finalPunctuation, .otherPunctuation:
            self = .punctuation
        case .currencySymbol, .mathSymbol, .modifierSymbol, .otherSymbol: self = .symbol
        default: self = .word
        }
    }
}
