import Campaigns

extension Message {
    /// What the templates of views and pages receive, whatever the client; the languages of title and text are others than
    /// the locale's where they came from a fallback, each by itself.
    func templateValues(app: String) -> TemplateValues {
        let textLocale = text.value.plain.isEmpty ? title.locale : text.locale
        var values = TemplateValues()
        values.add("title", .text(title.value))
        values.add("locale", .text(locale))
        values.add("direction", .text(Self.direction(of: locale)))
        values.add("titleLocale", .text(title.locale))
        values.add("titleDirection", .text(Self.direction(of: title.locale)))
        values.add("textLocale", .text(textLocale))
        values.add("textDirection", .text(Self.direction(of: textLocale)))
        values.add("id", .text(campaign.id))
        values.add("app", .text(app))
        values.add("vars", .texts(variables.sorted { $0.key < $1.key }.map { (name: $0.key, text: $0.value) }))
        return values
    }

    private static func direction(of locale: String) -> String {
        LanguageTag.isRightToLeft(locale) ? "rtl" : "ltr"
    }
}
