import Campaigns
import Releases

/// What the dashboard says about the approvals and releases of one locale.
public struct LocaleReleaseReport: Sendable {
    /// The locale.
    public var locale: String
    /// Whether anything was ever approved or released in it.
    public var hasLedger = false
    /// Why a release would be refused; nil: it would not.
    public var obstacle: ReleaseObstacle?
    /// Whether there are no campaigns in their folder, so that a release would take everything out.
    public var lacksCampaigns = false
    /// That it must be released again; nil: no need.
    public var renewal: Renewal?
    /// Whether keys are listed and nobody signed its current release, which is not deployed then.
    public var isUnsigned = false
    /// Since when the state holds that is due now.
    public var dueSince: Instant?
    /// How what phones download differs from what is due; nil where that is not known.
    public var differing: DifferingFiles?
    /// The campaigns whose messages are to be sent by now, and were not.
    public var unsent: [String] = []
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
    public var current: ReleaseReport? { isAhead ? log.first { $0.number == dueRelease } : log.first }

    /// Whether its newest release was made at a later moment than this, before which it is neither released nor deployed.
    var isAhead: Bool { obstacle?.end != nil }

    /// By when a locale must be released again, because something changes after the horizon of its release.
    public struct Renewal: Sendable {
        /// The moment.
        public var before: Instant
        /// How near it is.
        public var urgency: Urgency

        /// How near such a moment is.
        public enum Urgency: Sendable {
            /// More than two weeks ahead.
            case later
            /// Within the next two weeks.
            case soon
            /// It has passed.
            case overdue
        }

        /// A moment, and how near it is.
        public init(before: Instant, urgency: Urgency) {
            self.before = before
            self.urgency = urgency
        }
    }

    /// How many files that phones download differ from what is due.
    public struct DifferingFiles: Sendable {
        /// All of them.
        public var count: Int
        /// How many of these hold what no release here has.
        public var unknown: Int
        /// How many of these hold what is due only later.
        public var early: Int

        /// So many files; by default such as a release here has had.
        public init(_ count: Int, unknown: Int = 0, early: Int = 0) {
            self.count = count
            self.unknown = unknown
            self.early = early
        }
    }

    /// A state that the feeds of a release are to go through.
    public struct State: Sendable {
        /// Its first instant.
        public var instant: Instant
        /// The campaigns that start.
        public var starting: [String]
        /// The campaigns that end.
        public var ending: [String]
        /// How the release calls them.
        public var titles: [String: ReleasedTitle]
        /// How many files change, come or go.
        public var files: Int

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
