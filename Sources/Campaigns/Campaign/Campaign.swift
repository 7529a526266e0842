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
    /// Whether it is not to be published yet.
    public let isDraft: Bool
    /// The locales it is for, in the workspace's order.
    public let locales: [String]
    /// The clients it is for, in the workspace's order.
    public let clients: [String]
    /// The clients whose users get it although a restriction cannot be kept there, and where that is written.
    public let everyone: [Located<String>]
    /// When it may be shown.
    public let window: Window
    /// Whether `start` or `end` says something that cannot be read, so that nobody knows when it may be shown.
    public let hasUnreadableDates: Bool
    /// Where `start` and `end` are written.
    public let windowOffsets: (start: Int?, end: Int?)
    /// The app versions it is meant for.
    public let versions: VersionBounds
    /// The first version of the operating system that it is no longer meant for.
    public let systemBefore: Located<String>?
    /// How often a device shows it, where the campaign says so; else once.
    public let show: Located<ShowPolicy>?
    /// The template of its views and pages, where the campaign names one.
    public let template: Located<String>?
    /// The rules whose findings are accepted here.
    public let allowed: [Located<String>]

    /// A campaign of these files, for whom and when the source says.
    init(
        id: String, source: CampaignText, translations: [String: CampaignText] = [:],
        unreadTranslations: [String: String] = [:], _ settings: CampaignSettings
    ) {
        self.id = id
        self.source = source
        self.translations = translations
        self.unreadTranslations = unreadTranslations
        isDraft = settings.isDraft
        locales = settings.locales
        clients = settings.clients
        everyone = settings.everyone
        window = settings.window
        hasUnreadableDates = settings.hasUnreadableDates
        windowOffsets = settings.windowOffsets
        versions = settings.versions
        systemBefore = settings.systemBefore
        show = settings.show
        template = settings.template
        allowed = settings.allowed
    }

    /// Whether everybody of a client gets it although it is meant for some.
    public func isForEveryone(of client: String) -> Bool {
        everyone.contains { $0.value == client }
    }

    /// What the campaign says in a locale's own file; nil where there is no such file.
    public func text(in locale: String) -> CampaignText? {
        locale == source.locale ? source : translations[locale]
    }
}
