/// A language that nobody speaks, in which it can be seen before the first translator starts what will not fit.
public enum PseudoLanguage: Sendable {
    /// Letters with accents, in brackets, a third longer.
    case accented
    /// Words that run from right to left.
    case rightToLeft

    /// The name of the locale that it is mostly written for.
    public var usualLocale: String {
        switch self {
        case .accented: "en-XA"
        case .rightToLeft: "ar-XB"
        }
    }

    /// Parts in this language; codes, numbers and addresses stay as they are.
    func parts(_ parts: [Inline]) -> [Inline] {
        let changed = parts.map(part)
        guard self == .accented else { return changed }
        let words = PseudoText.padding(for: parts.plain.count)
        return ([.text("[")] + changed + [.text(words.isEmpty ? "]" : " \(words)]")]).joined
    }

    private func part(_ part: Inline) -> Inline {
        switch part {
        case .text(let text): .text(self == .accented ? PseudoText.accented(text) : PseudoText.reversed(text))
        case .span(let span, let parts): .span(span, parts.map(self.part))
        default: part
        }
    }
}
