import Campaigns

/// What the dashboard says about one campaign in one locale.
public struct MessageReport: Equatable, Sendable {
    /// The locale.
    public var locale: String
    /// The locale that title or text were taken from, where it is another one.
    var fallback: String?
    /// How far its words are those of the locale.
    var translation: TranslationState
    /// The file it was written in; nil where all its words come from other locales.
    var source: SourceReport?
    /// How far it has come on its way to phones; nil where that is not known.
    var status: MessageStatusReport?
    /// What each client makes of it, in the workspace's order of clients.
    var clients: [ClientReport]

    /// Whether it was taken out of the feeds.
    public var isWithdrawn: Bool { status?.isWithdrawn == true }

    /// A message's report.
    public init(
        locale: String, fallback: String?, translation: TranslationState = .source, source: SourceReport? = nil,
        status: MessageStatusReport? = nil, clients: [ClientReport]
    ) {
        self.locale = locale
        self.fallback = fallback
        self.translation = translation
        self.source = source
        self.status = status
        self.clients = clients
    }
}
