import Campaigns

/// A part of a text as a translator meets it: words, and what must come through a translation unharmed.
indirect enum Inline: Hashable, Sendable {
    /// Words, as they are read, without any Markdown.
    case text(String)
    /// A line end that is shown.
    case lineBreak
    /// Code, which is not translated.
    case code(String)
    /// A tag or a comment, which is not translated.
    case html(String)
    /// A `{{variable}}`, by its name.
    case variable(String)
    /// An address that is shown as it is.
    case address(url: String, text: String)
    /// Parts that are marked together.
    case span(InlineSpan, [Inline])
}

/// What marks parts of a text together.
enum InlineSpan: Hashable, Sendable {
    /// Emphasis, mostly shown in italics.
    case emphasis
    /// Strong emphasis, mostly shown in bold.
    case strong
    /// A link.
    case link(url: String, title: String)
    /// An image, whose parts are its alternative text.
    case image(url: String, title: String)
}

extension [Inline] {
    /// The words alone, as a person reads them; a variable stands as `{{name}}`.
    var plain: String {
        map(\.plain).joined()
    }

    /// Whether there is a letter or a digit to translate.
    var hasWords: Bool {
        contains { part in
            switch part {
            case .text(let text): text.contains { $0.isLetter || $0.isNumber }
            case .span(_, let parts): parts.hasWords
            default: false
            }
        }
    }

    /// Whether there is a letter that another language could have in its place: not in an address, in code or in a name.
    var hasLetters: Bool {
        contains { part in
            switch part {
            case .text(let text):
                BareAddress.all(in: text).reduce(text) { $0.replacing($1, with: " ") }.contains(where: \.isLetter)
            case .span(_, let parts): parts.hasLetters
            default: false
            }
        }
    }

    /// The parts with neighbouring words made one, without empty ones.
    var joined: [Inline] {
        var result: [Inline] = []
        // Words wait here for their neighbours: to put them together in the result, two by two, would copy them each
        // time.
        var words = ""
        for part in self {
            if case .text(let text) = part {
                words += text
                continue
            }
            if !words.isEmpty { result.append(.text(words)) }
            words = ""
            if case .span(let span, let parts) = part {
                result.append(.span(span, parts.joined))
            } else {
                result.append(part)
            }
        }
        if !words.isEmpty { result.append(.text(words)) }
        return result
    }
}

extension Inline {
    fileprivate var plain: String {
        switch self {
        case .text(let text), .code(let text), .address(_, let text): text
        case .lineBreak: "\n"
        case .html: ""
        case .variable(let name): "{{\(name)}}"
        case .span(_, let parts): parts.plain
        }
    }
}
