/// One announcement: a file in the source locale and one for each translation. It never changes, and whatever follows
/// from it shares it.
public final class Campaign: Sendable {
    /// The name of its file, without locale and `.md`.
    public let id: String
    /// What the file in the source locale says.
    public let source: CampaignText
    /// What the translations say, by locale.
    public let translations: [String: CampaignText]
    /// The files of translations that could not be read, by locale.
    public let unreadTranslations: [String: String]
    private let settings: CampaignSettings

    /// A campaign of these files, for whom and when the source says.
    init(
        id: String, source: CampaignText, translations: [String: CampaignText] = [:],
        unreadTranslations: [String: String] = [:], _ settings: CampaignSettings
    ) {
        self.id = id
        self.source = source
        self.translations = translations
        self.unreadTranslations = unreadTranslations
        self.settings = settings
    }

    /// Whether everybody of a client gets it although it is meant for some.
    public func isForEveryone(of client: String) -> Bool {
        everyone.contains { $0.value == client }
    }

    /// What the campaign says in a locale's own file; nil where there is no such file.
    public func text(in locale: String) -> CampaignText? {
        locale == source.locale ? source : translations[locale]
    }

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
}

/// What the source says for all languages.
extension Campaign {
    /// Whether it is not to be published yet.
    public var isDraft: Bool { settings.isDraft }
    /// The locales it is for, in the workspace's order.
    public var locales: [String] { settings.locales }
    /// The clients it is for, in the workspace's order.
    public var clients: [String] { settings.clients }
    /// The clients whose users get it although a restriction cannot be kept there, and where that is written.
    var everyone: [Located<String>] { settings.everyone }
    /// When it may be shown.
    public var window: Window { settings.window }
    /// Whether `start` or `end` says something that cannot be read, so that nobody knows when it may be shown.
    public var hasUnreadableDates: Bool { settings.hasUnreadableDates }
    /// Where `start` and `end` are written.
    public var windowOffsets: (start: Int?, end: Int?) { settings.windowOffsets }
    /// The app versions it is meant for.
    public var versions: VersionBounds { settings.versions }
    /// The first version of the operating system that it is no longer meant for.
    public var systemBefore: Located<String>? { settings.systemBefore }
    /// How often a device shows it, where the campaign says so; else once.
    public var show: Located<ShowPolicy>? { settings.show }
    /// The template of its views and pages, where the campaign names one.
    public var template: Located<String>? { settings.template }
    /// The rules whose findings are accepted here.
    public var allowed: [Located<String>] { settings.allowed }
}
