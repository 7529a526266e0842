/// The files that a client asks for, or that are sent to it.
public protocol ClientFeeds: ClientKind {
    /// The place below `public/` of the feed of one locale.
    static func feedPath(of locale: String) -> String

    /// Whether a path below `public/` is one that a view or page of a message in a locale can have; by default the client
    /// makes none.
    static func isPage(_ path: String, in locale: String) -> Bool

    /// The places below `public/` of the feeds that serve several locales; by default none.
    static var combinedFeedPaths: [String] { get }

    /// Whether one feed may hold the texts of all languages, each for the phones of its own; by default not.
    static var feedsMayHoldAllLanguages: Bool { get }

    /// What stands in every feed beside messages, from the client's settings; nil where nothing does, which is the default.
    var preamble: PropertyValue? { get }

    /// The feed of one locale with these entries in this order: the file that the client asks for.
    func feed(_ entries: [FeedEntry], locale: String) -> FeedFile

    /// The feed of one locale with another preamble than that of the settings: one that was released with them. By default
    /// the feed, which has no place for a preamble.
    func feed(_ entries: [FeedEntry], locale: String, preamble: PropertyValue?) -> FeedFile

    /// Feeds that serve several locales at once, beside those of each; by default none.
    func combinedFeeds(_ entries: [(locale: String, entries: [FeedEntry])]) -> [FeedFile]

    /// The messages of ``combinedFeeds(_:)`` that phones of a locale without one see in another language; by default none.
    func borrowedTexts(in entries: [(locale: String, entries: [FeedEntry])]) -> [BorrowedText]
}

extension ClientFeeds {
    /// Whether it has feeds that serve several locales at once, those of a workspace.
    public func combines(_ locales: [String]) -> Bool { !combinedPaths(locales).isEmpty }

    /// The paths of the feeds that serve several of these locales at once.
    public func combinedPaths(_ locales: [String]) -> [String] { combinedFeeds(locales.map { ($0, []) }).map(\.path) }

    /// No views or pages.
    public static func isPage(_ path: String, in locale: String) -> Bool { false }
    /// No feeds that serve several locales.
    public static var combinedFeedPaths: [String] { [] }
    /// Each feed is in one language.
    public static var feedsMayHoldAllLanguages: Bool { false }
    /// Nothing but messages.
    public var preamble: PropertyValue? { nil }

    /// The feed, which has no place for a preamble.
    public func feed(_ entries: [FeedEntry], locale: String, preamble: PropertyValue?) -> FeedFile {
        feed(entries, locale: locale)
    }

    /// No feeds that serve several locales.
    public func combinedFeeds(_ entries: [(locale: String, entries: [FeedEntry])]) -> [FeedFile] { [] }
    /// No feeds that serve several locales.
    public func borrowedTexts(in entries: [(locale: String, entries: [FeedEntry])]) -> [BorrowedText] { [] }
}
