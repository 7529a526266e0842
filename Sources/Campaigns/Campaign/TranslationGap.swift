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

extension TranslationGap {
    /// What a translation's file lacks of what its source has; nil where it lacks nothing.
    public init?(of translation: CampaignText, from source: CampaignText) {
        let hasTitle = translation.title?.value.isEmpty == false
        let hasText = translation.hasBody || !source.hasBody
        switch (hasTitle, hasText) {
        case (true, true): return nil
        case (false, true): self = .title
        case (true, false): self = .text
        case (false, false): self = .titleAndText
        }
    }

    /// The parts that are lacking, in words.
    public var parts: String {
        switch self {
        case .title: "title"
        case .text: "text"
        case .file, .titleAndText: "title and text"
        }
    }
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
