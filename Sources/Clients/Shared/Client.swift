import Campaigns

/// One of the libraries that show news in an app, as a publisher meets it: what its feed looks like, and what it says
/// about messages that it cannot show as they are meant.
///
/// A client is made for a workspace, from its settings there.
public protocol Client: Sendable {
    /// The name in configuration, front matter and paths: lower case, no spaces.
    static var name: String { get }
    /// The name for people.
    static var title: String { get }
    /// Whether it shows HTML, so that Markdown must be rendered as such.
    static var showsHTML: Bool { get }
    /// What the client's block in a campaign calls that by which phones remember the message; by default `key`.
    static var identityField: String { get }
    /// The client's own rules.
    static var rules: [Rule] { get }
    /// The names of the built-in templates that it uses.
    static var templates: [String] { get }
    /// The tables of recorded answers that are about this client alone; by default none.
    static var tables: [RecordedTable] { get }

    /// The kind of device that runs a version of the client; nil where that version is not known.
    ///
    /// - Parameter version: the version; nil: the newest one known.
    static func device(version: String?) -> (any Device.Type)?

    /// Reads the client's settings of a workspace.
    ///
    /// - Parameters:
    ///   - context: the workspace and its templates.
    ///   - settings: a reader of the client's part of `clients:` in `newsadmin.yml`, to whose findings is added what is
    ///     wrong with it.
    init(_ context: RenderingContext, settings: inout FieldReader)

    /// The entries that a campaign's messages become, one per message, with its views or pages, and what is wrong.
    ///
    /// Nothing here depends on the instant: an entry says itself when it is in the feed.
    func entries(of campaign: Campaign, messages: [Message]) -> (entries: [FeedEntry], findings: [Diagnostic])

    /// The templates that a campaign names itself, with the client's folder: `notable/hero`. By default that of its front
    /// matter, where the client has templates.
    func templates(of campaign: Campaign) -> [String]

    /// The places in which the client shows a campaign's texts, with the lengths that have room there.
    func places(of campaign: Campaign) -> [TextPlace]

    /// The place below `public/` of the feed of one locale.
    static func feedPath(of locale: String) -> String

    /// The places below `public/` of the feeds that serve several locales; by default none.
    static var combinedFeedPaths: [String] { get }

    /// The feed of one locale with these entries in this order: the file that the client asks for.
    func feed(_ entries: [FeedEntry], locale: String) -> FeedFile

    /// What stands in every feed beside messages, from the client's settings; nil where nothing does.
    var preamble: PropertyValue? { get }

    /// The feed of one locale with another preamble than that of the settings: one that was released with them.
    func feed(_ entries: [FeedEntry], locale: String, preamble: PropertyValue?) -> FeedFile

    /// Feeds that serve several locales at once, beside those of each; most clients have none.
    func combinedFeeds(_ entries: [(locale: String, entries: [FeedEntry])]) -> [FeedFile]

    /// The messages of ``combinedFeeds(_:)`` that phones of a locale without one see in another language; by default none.
    func borrowedTexts(in entries: [(locale: String, entries: [FeedEntry])]) -> [BorrowedText]

    /// Whether one feed may hold the texts of all languages, each for the phones of its own; by default not.
    static var feedsMayHoldAllLanguages: Bool { get }

    /// What is wrong with entries side by side, such as keys that no device can tell apart; by default nothing.
    func findings(among entries: [FeedEntry], locale: String) -> [Diagnostic]

    /// What is worth knowing of a campaign at this moment, though nothing of it stands in a feed; by default nothing.
    func findings(of campaign: Campaign, messages: [Message], now: Instant) -> [Diagnostic]

    /// The messages of an encoded feed, decoded as the client decodes it and described as what it draws.
    ///
    /// - Parameters:
    ///   - feed: the feed.
    ///   - locale: the language of the phone.
    ///   - file: the bytes of a view or page, by its path below `public/`.
    func screens(in feed: FeedBody, locale: String, file: (String) -> [UInt8]?) -> [FeedMessage]

    /// The list or dictionary whose elements are the messages of a feed, as the client decodes it; nil where it cannot.
    ///
    /// Where it is not the root of the file, a feed that is a part of another one must be read by the client itself.
    static func root(of feed: FeedBody) -> PropertyValue?

    /// The name under which an entry stands in a feed; nil where feeds are lists. By default what devices know it by.
    static func name(of entry: FeedEntry) -> String?

    /// Whether bytes look like a feed of this client and of no other one.
    static func recognizes(_ feed: [UInt8]) -> Bool
    /// What keeps the client from reading bytes as a feed at all, and where, for a person; nil if it can read them.
    static func problem(in feed: [UInt8]) -> String?
    /// What the client does in an app whose version or build is not known, for a person; nil where it has what it
    /// compares, or compares none; by default it compares none.
    static func makeshift(appVersion: String?, build: String?) -> String?
    /// Whether an app posts events for this client; by default not.
    static var knowsEvents: Bool { get }
    /// The version of the client that the workspace's app has; nil: the only one there is.
    var clientVersion: String? { get }

    /// The `settings` of a journey of this workspace's app on a phone of that locale.
    func journeySettings(locale: String) -> PropertyValue

    /// The steps of a journey that an occasion becomes, without the user's answers.
    func steps(of occasion: Occasion) -> [PropertyValue]

    /// The steps at which messages reach the device by themselves, in order of time; by default none, because the
    /// device asks for its feed.
    ///
    /// - Parameters:
    ///   - feed: the feed.
    ///   - start: the instant at which what was sent before reaches the device.
    func deliveries(in feed: FeedBody, from start: Instant) -> [PropertyValue]

    /// Whether a user's answer can change anything on a device; by default it can.
    static var takesAnswers: Bool { get }

    /// The fields of a step by which the user answers as `response` says.
    ///
    /// - Parameters:
    ///   - response: what the user does, in general words.
    ///   - result: what the device reports where nobody answers.
    ///   - space: where the device found what it shows.
    func answer(_ response: UserResponse, to result: PropertyValue, in space: SimulatedSpace) -> [PropertyValue.Entry]

    /// What a device's report of a step says, in words that fit all clients.
    ///
    /// - Parameters:
    ///   - step: the step, with the user's answers.
    ///   - result: the report.
    ///   - space: where the device found what it shows.
    func account(of step: PropertyValue, result: PropertyValue, in space: SimulatedSpace) -> StepAccount

    /// The app's marketing version and build in a step of a journey, or in its settings; by default the fields
    /// `appVersion` and `buildVersion`.
    static func versions(in fields: PropertyValue) -> (app: String?, build: String?)

    /// How devices ask a web server for the feed; nil where it is not downloaded.
    var download: FeedDownload? { get }

    /// By what devices remember an entry; it belongs for ever to the campaign that was first released with it.
    static func memoryKey(of entry: FeedEntry) -> String

    /// What happens on phones that have seen the old entry of a campaign once the new one is released, one sentence
    /// each; empty where both are the same to them.
    ///
    /// - Parameter version: the version of the client that the app has; nil: the newest one known.
    static func afterChange(from old: FeedEntry, to new: FeedEntry, version: String?) -> [String]

    /// Which phones keep an entry or will still show it after it has left the feed, one sentence each.
    static func afterWithdrawal(of entry: FeedEntry) -> [String]

    /// An encoded feed, decoded as the client decodes it and prepared for schedules.
    ///
    /// - Parameters:
    ///   - feed: a feed with all entries of the locale, whenever each of them is in it.
    ///   - locale: the language of the phone.
    func compiled(_ feed: FeedBody, locale: String) -> any CompiledFeed

    /// The phones of a forecast, compiled for runs of millions; nil where the client has no such form, or none for
    /// these entries: then its devices are run as they are.
    func fleet(on ground: ForecastGround) -> (any ForecastFleet)?

    /// What an existing feed, whoever made it, holds for one locale, to become campaigns.
    ///
    /// - Parameters:
    ///   - feed: the feed's bytes.
    ///   - locale: the language of the phone that reads it.
    ///   - page: the page of HTML at an address, if it stands on disk; for clients whose feed is more than one file.
    /// - Throws: ``FeedReadingError`` where the client gets no feed out of the bytes, or does not survive it.
    func contents(
        of feed: [UInt8], locale: String, page: (String) -> ImportedPage?
    ) throws(FeedReadingError) -> FeedContents

    /// What a campaign of that id says in the client's block so that devices know it as the entry it was made of.
    func identity(of entry: ImportedEntry, in campaign: String) -> [ImportField.Assignment]

    /// Whether the client does the same with what was rendered as with what was imported.
    func reads(_ rendered: PropertyValue, as original: PropertyValue) -> Bool

    /// Whether the order of a feed decides what is shown first, and a campaign's block can say it, as `order`; by default
    /// not.
    static var hasOrder: Bool { get }

    /// The word in place of which the client shows words of the phone's or its own, so that nobody translates it; nil where
    /// it shows every word as it is, which is the default.
    static var keyword: String? { get }
}

extension Client {
    /// The name in configuration, front matter and paths.
    public var name: String { Self.name }
    /// The name for people.
    public var title: String { Self.title }
}

extension Client {
    /// It compares no versions.
    public static func makeshift(appVersion: String?, build: String?) -> String? { nil }
    /// No events.
    public static var knowsEvents: Bool { false }
    /// The only version there is.
    public var clientVersion: String? { nil }
    /// Nothing comes by itself.
    public func deliveries(in feed: FeedBody, from start: Instant) -> [PropertyValue] { [] }
    /// A key.
    public static var identityField: String { "key" }
    /// It can.
    public static var takesAnswers: Bool { true }
    /// What devices know it by.
    public static func name(of entry: FeedEntry) -> String? { entry.identity }

    /// The messages of a feed in these bytes.
    public func screens(in feed: [UInt8], locale: String, file: (String) -> [UInt8]?) -> [FeedMessage] {
        screens(in: FeedBody(feed), locale: locale, file: file)
    }

    /// The fields `appVersion` and `buildVersion`.
    public static func versions(in fields: PropertyValue) -> (app: String?, build: String?) {
        (fields["appVersion"]?.string, fields["buildVersion"]?.string)
    }

    /// The template of the campaign's front matter.
    public func templates(of campaign: Campaign) -> [String] {
        Self.templates.isEmpty ? [] : campaign.template.map { ["\(Self.name)/\($0.value)"] } ?? []
    }

    /// Whether both say the same.
    public func reads(_ rendered: PropertyValue, as original: PropertyValue) -> Bool { rendered == original }
    /// The order means nothing to it.
    public static var hasOrder: Bool { false }
    /// Every word is shown as it is.
    public static var keyword: String? { nil }
    /// Each feed is in one language.
    public static var feedsMayHoldAllLanguages: Bool { false }

    /// Nothing but messages.
    public var preamble: PropertyValue? { nil }
    /// The feed, which has no place for a preamble.
    public func feed(_ entries: [FeedEntry], locale: String, preamble: PropertyValue?) -> FeedFile {
        feed(entries, locale: locale)
    }

    /// No compiled form.
    public func fleet(on ground: ForecastGround) -> (any ForecastFleet)? { nil }
    /// No tables.
    public static var tables: [RecordedTable] { [] }
    /// No feeds that serve several locales.
    public static var combinedFeedPaths: [String] { [] }
    /// No feeds that serve several locales.
    public func combinedFeeds(_ entries: [(locale: String, entries: [FeedEntry])]) -> [FeedFile] { [] }
    /// No feeds that serve several locales.
    public func borrowedTexts(in entries: [(locale: String, entries: [FeedEntry])]) -> [BorrowedText] { [] }
    /// Nothing wrong.
    public func findings(among entries: [FeedEntry], locale: String) -> [Diagnostic] { [] }
    /// Nothing to tell.
    public func findings(of campaign: Campaign, messages: [Message], now: Instant) -> [Diagnostic] { [] }
}
