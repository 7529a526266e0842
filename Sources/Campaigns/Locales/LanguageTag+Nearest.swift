extension LanguageTag {
    /// The one of some locales that was probably meant by a name: the same in another form, as `fr-FR` for `fr_fr`, else
    /// one that is spelt nearly so, else its language alone, as `fr` for `fr_CA`.
    public static func nearest(to name: String, among locales: [String]) -> String? {
        let meant = canonical(name)
        let language = meant.split(separator: "-").first.map(String.init)
        return locales.first { canonical($0) == meant } ?? DidYouMean.nearest(to: name, among: locales)
            ?? locales.first { $0 == language }
    }
}
