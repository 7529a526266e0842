/// One announcement: a file in the source locale and one for each translation.
public struct Campaign: Sendable {
    /// The name of its file, without locale and `.md`.
    public let id: String
    /// What the file in the source locale says.
    public var source: CampaignText
    /// What the translations say, by locale.
    public var translations: [String: CampaignText] = [:]
    /// The files of translations that could not be read, by locale.
    public var unreadTranslations: [String: String] = [:]
    /// Whether it is not to be published yet.
    public var isDraft = false
    /// The locales it is for, in the workspace's order.
    public var locales: [String] = []
    /// The clients it is for, in the workspace's order.
    public var clients: [String] = []
    /// The clients whose users get it although a restriction cannot be kept there, and where that is written.
    public var everyone: [Located<String>] = []
    /// When it may be shown.
    public var window = Window()
    /// Whether `start` or `end` says something that cannot be read, so that nobody knows when it may be shown.
    public var hasUnreadableDates = false
    /// Where `start` and `end` are written.
    public var windowOffsets: (start: Int?, end: Int?) = (nil, nil)
    /// The app versions it is meant for.
    public var versions = VersionBounds()
    /// The first version of the operating system that it is no longer meant for.
    public var systemBefore: Located<String>?
    /// How often a device shows it, where the campaign says so; else once.
    public var show: Located<ShowPolicy>?
    /// The template of its views and pages, where the campaign names one.
    public var template: Located<String>?
    /// The rules whose findings are accepted here.
    public var allowed: [Located<String>] = []

    /// Whether everybody of a client gets it although it is meant for some.
    public func isForEveryone(of client: String) -> Bool {
        everyone.contains { $0.value == client }
    }

    /// What the campaign says in a locale's own file; nil where there is no such file.
    public func text(in locale: String) -> CampaignText? {
        locale == source.locale ? source : translations[locale]
    }
}
