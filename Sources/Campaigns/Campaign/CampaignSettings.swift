/// What the source of a campaign says for all languages: for whom it is, when, and how it is shown.
struct CampaignSettings {
    var isDraft = false
    var locales: [String] = []
    var clients: [String] = []
    var everyone: [Located<String>] = []
    var window = Window()
    var hasUnreadableDates = false
    var windowOffsets: (start: Int?, end: Int?) = (nil, nil)
    var versions = VersionBounds()
    var systemBefore: Located<String>?
    var show: Located<ShowPolicy>?
    var template: Located<String>?
    var allowed: [Located<String>] = []
}

extension Campaign {
    /// The same under another title.
    public func titled(_ title: Located<String>) -> Campaign {
        Campaign(
            id: id, source: source.titled(title), translations: translations, unreadTranslations: unreadTranslations,
            settings)
    }

    /// The same with translations.
    func with(translations: [String: CampaignText], unread: [String: String]) -> Campaign {
        Campaign(id: id, source: source, translations: translations, unreadTranslations: unread, settings)
    }

    private var settings: CampaignSettings {
        CampaignSettings(
            isDraft: isDraft, locales: locales, clients: clients, everyone: everyone, window: window,
            hasUnreadableDates: hasUnreadableDates, windowOffsets: windowOffsets, versions: versions,
            systemBefore: systemBefore, show: show, template: template, allowed: allowed)
    }
}
