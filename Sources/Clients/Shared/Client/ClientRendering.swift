import Campaigns

/// What a client makes of campaigns.
public protocol ClientRendering: ClientKind {
    /// Whether it shows HTML, so that Markdown must be rendered as such.
    static var showsHTML: Bool { get }
    /// What the client's block in a campaign calls that by which phones remember the message; by default `key`.
    static var identityField: String { get }
    /// Whether the order of a feed decides what is shown first, and a campaign's block can say it, as `order`; by default
    /// not.
    static var hasOrder: Bool { get }
    /// The word in place of which the client shows words of the app's or its own, so that nobody translates it; nil where
    /// it shows every word as it is, which is the default.
    static var keyword: String? { get }
    /// The names of the built-in templates that it uses.
    static var templates: [String] { get }

    /// The templates that a campaign names itself, with the client's folder: `notable/hero`. By default that of its front
    /// matter, where the client has templates.
    func templates(of campaign: Campaign) -> [String]

    /// The places in which the client shows a campaign's texts, with the lengths that have room there.
    func places(of campaign: Campaign) -> [TextPlace]

    /// The entries that a campaign's messages become, one per message, with its views or pages, and what is wrong.
    ///
    /// Nothing here depends on the instant: an entry says itself when it is in the feed.
    func entries(of campaign: Campaign, messages: [Message]) -> (entries: [FeedEntry], findings: [Diagnostic])

    /// What is wrong with entries side by side, such as keys that no device can tell apart; by default nothing.
    func findings(among entries: [FeedEntry], locale: String) -> [Diagnostic]

    /// What is worth knowing of a campaign at this moment, though nothing of it stands in a feed; by default nothing.
    func findings(of campaign: Campaign, messages: [Message], now: Instant) -> [Diagnostic]
}

extension ClientRendering {
    /// A key.
    public static var identityField: String { "key" }
    /// The order means nothing to it.
    public static var hasOrder: Bool { false }
    /// Every word is shown as it is.
    public static var keyword: String? { nil }

    /// The template of the campaign's front matter.
    public func templates(of campaign: Campaign) -> [String] {
        Self.templates.isEmpty ? [] : campaign.template.map { ["\(Self.name)/\($0.value)"] } ?? []
    }

    /// Nothing wrong.
    public func findings(among entries: [FeedEntry], locale: String) -> [Diagnostic] { [] }
    /// Nothing to tell.
    public func findings(of campaign: Campaign, messages: [Message], now: Instant) -> [Diagnostic] { [] }
}
