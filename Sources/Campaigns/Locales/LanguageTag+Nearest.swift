extension LanguageTag {
    /// The one of some locales that was probably meant by a name: the same in another form, as `fr-FR` for `fr_fr`, else
    /// one that is spelt nearly so, else its language alone, as `fr` for `fr_CA`.
    ///
    /// The name of a language is not taken for a misspelt other one: whoever writes `es` does not mean `en`.
    public static func nearest(to name: String, among locales: [String]) -> String? {
        let meant = canonical(name)
        if let same = locales.first(where: { canonical($0) == meant }) { return same }
        let language = language(of: meant)
        let isLanguage = language.utf8.count == 2 && LanguageNames.isKnown(language)
        let spelt = isLanguage ? locales.filter { Self.language(of: $0) == language } : locales
        return DidYouMean.nearest(to: name, among: spelt) ?? locales.first { $0 == language }
    }

    private static func language(of tag: String) -> String {
        (tag.split(separator: "-").first ?? "").lowercased()
    }
}
