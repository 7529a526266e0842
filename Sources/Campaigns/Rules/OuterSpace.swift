extension Rule {
    /// Space or line ends before or behind a title or a label.
    static let outerSpace = Rule.changeable("text-outer-space", .warning)
}

/// Finds space around titles and labels, which clients take into their feeds as it is.
enum OuterSpace {
    static func findings(in text: WrittenText, locales: Set<String>) -> [Diagnostic] {
        text.parts.compactMap { part in
            guard part.field != .text, let edges = edges(of: part.value) else { return nil }
            return Diagnostic(
                .outerSpace, at: part.position(),
                "\(part.name) \(edges.isAtStart ? "begins" : "ends") with \(edges.what)",
                suggestion: edges.what == Self.lineEnd
                    ? "delete it; a block is to begin with |- or >-" : "delete it",
                locales: locales)
        }
    }

    private static let lineEnd = "a line end"

    /// The space at the end of a text, or else at its beginning; nothing for a text that is all space.
    private static func edges(of text: String) -> (what: String, isAtStart: Bool)? {
        let scalars = text.unicodeScalars
        guard let first = scalars.first, let last = scalars.last,
            isSpace(first) || isSpace(last), scalars.contains(where: { !isSpace($0) })
        else { return nil }
        let edge = isSpace(last) ? last : first
        return (edge == "\n" ? lineEnd : "a space", !isSpace(last))
    }

    private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
        scalar.isASCII ? scalar == " " || (9...13).contains(scalar.value) : scalar.properties.isWhitespace
    }
}
