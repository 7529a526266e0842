/// What Foundation's formats make of a percent sign and what follows it, where there are no arguments.
///
/// Flags, a width, a precision and a length may stand between the sign and the letter that says what is converted. Where
/// that is no such letter, the character next to the sign is shown and all the others are lost: `%)` is `)`, `%%` is `%`,
/// and `%5)` is `5`.
struct INotifyConversion: Equatable {
    /// How it is written, from the percent sign on.
    let text: String
    /// What is shown in its place.
    let shown: Shown

    /// What is shown in place of a conversion.
    enum Shown: Equatable {
        /// A character of the text itself.
        case character(Unicode.Scalar)
        /// What the letter finds in memory, which cannot be known.
        case memory(Unicode.Scalar)
        /// Nothing: the text ends here.
        case nothing
    }

    private static let letters = Set("@sSPpnCcdDiuUxXoOaAeEfFgG".unicodeScalars)
    private static let modifiers = Set("#*+- Lhjlqtz".unicodeScalars)

    /// The conversion behind a percent sign that was read already; goes past it.
    init(_ rest: inout Substring.UnicodeScalarView) {
        let written = rest
        let shown = Self.shown(past: &rest)
        text = "%" + String(String.UnicodeScalarView(written[..<rest.startIndex]))
        self.shown = shown
    }

    private static func shown(past rest: inout Substring.UnicodeScalarView) -> Shown {
        guard let next = rest.first else { return .nothing }
        var last = Part.other
        while let character = rest.popFirst() {
            if letters.contains(character) { return .memory(character) }
            switch character {
            case "1"..."9": last = .number
            case "0": last = last == .number ? .number : .other
            case ".": last = .point
            case "$" where last == .number, _ where modifiers.contains(character): last = .other
            default: return .character(next)
            }
        }
        // A number or a point that the text ends in is not taken for one.
        return last == .other ? .nothing : .character(next)
    }

    /// What was read last of a conversion.
    private enum Part {
        case number, point, other
    }
}
