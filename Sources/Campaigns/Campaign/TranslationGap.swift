/// What a message lacks of its locale's own words, so that another language stands in for them.
public enum TranslationGap: Sendable {
    /// There is no file of that locale.
    case file
    /// Its file has no title.
    case title
    /// Its file has no text.
    case text
    /// Its file has neither.
    case titleAndText
}

extension Message {
    /// What it lacks of its locale's own words; nil where it has them.
    public var gap: TranslationGap? {
        guard isFallback else { return nil }
        guard campaign.translations[locale] != nil else { return .file }
        guard title.locale != locale else { return .text }
        return text.locale == locale ? .title : .titleAndText
    }
}
