/// The quotation marks that programs for texts put in place of straight ones, and that mean nothing to YAML.
enum TypographicQuotes {
    private static let marks: Set<Character> = ["“", "”", "„", "‟", "«", "»", "‘", "’", "‚"]

    /// What stands between such marks at both ends of a text; nil where there are none.
    static func content(of text: String) -> String? {
        guard text.count > 1, let first = text.first, let last = text.last, marks.contains(first), marks.contains(last)
        else { return nil }
        return String(text.dropFirst().dropLast())
    }
}
