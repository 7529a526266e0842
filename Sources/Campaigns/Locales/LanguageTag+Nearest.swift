extension LanguageTag {
    /// The one of some locales that was probably meant by a name: the same in another form, as `fr-FR` for `fr_fr`, else
    /// one that is spelt nearly so, or its language alone, as `fr` for `fr_CA`.
    ///
    /// The name of a language is not taken for a misspelt other one: whoever writes `es` does not mean `en`, and `fr-CA`
    /// is a locale of its own.
    static func nearest(to name: String, among locales: [String]) -> String? {
        let meant = canonical(name)
        if let same = locales.first(where: { canonical($0) == meant }) { return same }
        guard namesLanguage(meant) else {
            // Who writes cz means cs, though ca is spelt as nearly so.
            let known = unknownPart(of: name)?.meant
            return locales.first { $0 == known } ?? DidYouMean.nearest(to: name, among: locales)
        }
        // Only what cannot be a locale as it is written was meant as another one.
        guard !isWellFormed(name) else { return nil }
        let language = Self.language(of: meant)
        return locales.first { canonical($0) == language }
    }

    /// Whether a name is a well-formed tag of a language that is known by name, and not taken on trust.
    static func namesLanguage(_ name: String) -> Bool {
        isWellFormed(name) && LanguageNames.isListed(language(of: name))
    }

    private static func language(of tag: String) -> String {
        (tag.split(separator: "-").first ?? "").lowercased()
    }
}
