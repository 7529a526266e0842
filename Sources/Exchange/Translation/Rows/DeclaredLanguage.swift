/// What a file says of the language that it was translated into.
enum DeclaredLanguage {
    /// Refuses a file whose rows are for another language than it declares: it came from the wrong translator.
    ///
    /// - Parameters:
    ///   - language: a tag such as `fr` or `fr_FR`; nil or empty: the file does not say.
    ///   - position: where the file says it.
    static func check(
        _ language: String?, of rows: [ExchangeRow], at position: @autoclosure () -> ExchangePosition
    ) throws(ExchangeProblem) {
        guard let language, !language.isEmpty else { return }
        for locale in rows.lazy.compactMap({ $0.key?.locale }) where primary(locale) != primary(language) {
            throw ExchangeProblem(
                "it says that it is in “\(language.prefix(40))”, and its texts are those of “\(locale)”",
                at: position())
        }
    }

    /// The language without region or script, by its present name.
    private static func primary(_ tag: String) -> String {
        let first = tag.lowercased().prefix { $0 != "-" && $0 != "_" }
        switch first {
        case "iw": return "he"
        case "in": return "id"
        case "no": return "nb"
        default: return String(first)
        }
    }
}
