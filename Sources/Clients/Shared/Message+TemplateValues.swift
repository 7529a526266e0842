import Campaigns

extension Message {
    /// What the templates of views and pages receive, whatever the client; the text's own language is another one than
    /// the locale's where it came from a fallback.
    func templateValues(app: String) -> [String: Any] {
        let textLocale = text.value.plain.isEmpty ? title.locale : text.locale
        return [
            "title": title.value,
            "locale": locale,
            "direction": Self.direction(of: locale),
            "textLocale": textLocale,
            "textDirection": Self.direction(of: textLocale),
            "id": campaign.id,
            "app": app,
            "vars": variables,
        ]
    }

    private static func direction(of locale: String) -> String {
        LanguageTag.isRightToLeft(locale) ? "rtl" : "ltr"
    }
}
