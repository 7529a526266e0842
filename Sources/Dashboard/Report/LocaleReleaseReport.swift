import Campaigns
import Releases

/// What the dashboard says about the approvals and releases of one locale.
public struct LocaleReleaseReport: Sendable {
    /// The locale.
    public var locale: String
    /// Whether anything was ever approved or released in it.
    public var hasLedger = false
    /// What is known of it as a whole that decides what is to be done.
    public var standing = LocaleStanding()
    /// Its releases, the newest first.
    public var log: [ReleaseReport] = []
    /// The number of the release that is due, where the newest one is yet to come; nil: none is.
    public var dueRelease: Int?
    /// What changes by itself until the horizon of the release that is due, or until another one takes its place.
    public var states: [State] = []
    /// Its messages, in order of their campaigns.
    public var messages: [MessageStatusReport] = []
    /// How the working texts differ from the current release; nil where that is not known.
    public var difference: DifferenceReport?

    /// The release that phones get; nil where there was none, or the first one is yet to come.
    var current: ReleaseReport? { standing.isAhead ? log.first { $0.number == dueRelease } : log.first }

    /// A state that the feeds of a release are to go through.
    public struct State: Sendable {
        /// Its first instant.
        var instant: Instant
        /// The campaigns that start.
        var starting: [String]
        /// The campaigns that end.
        var ending: [String]
        /// How the release calls them.
        var titles: [String: ReleasedTitle]
        /// How many files change, come or go.
        var files: Int

        /// A state.
        public init(
            instant: Instant, starting: [String], ending: [String], titles: [String: ReleasedTitle] = [:], files: Int
        ) {
            self.instant = instant
            self.starting = starting
            self.ending = ending
            self.titles = titles
            self.files = files
        }
    }

    /// A locale in which nothing was ever approved or released.
    public init(locale: String) {
        self.locale = locale
    }
}
