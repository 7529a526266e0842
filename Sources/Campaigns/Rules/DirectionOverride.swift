extension Rule {
    /// A character that turns the order of the letters behind it.
    static let directionOverride = Rule.changeable("text-direction-override", .warning)
}

/// Finds U+202D and U+202E, which nobody sees: whatever follows them is drawn letter by letter in one direction. They
/// come along when text is copied, and serve to make an address or a name look like another one.
enum DirectionOverride {
    static func findings(in text: WrittenText, locales: Set<String>) -> [Diagnostic] {
        text.parts.compactMap { part in
            guard part.traits.contains(.rightToLeft) else { return nil }
            var offset = 0
            for scalar in part.value.unicodeScalars {
                if scalar == "\u{202D}" || scalar == "\u{202E}" {
                    return Diagnostic(
                        .directionOverride, at: part.position(at: offset),
                        "\(part.name) has the invisible character \(scalar.codeName), "
                            + "which makes phones draw the letters behind it from "
                            + (scalar == "\u{202E}" ? "right to left" : "left to right"),
                        suggestion: "delete it", locales: locales)
                }
                offset += UTF8.width(scalar)
            }
            return nil
        }
    }
}
