import Campaigns
import Releases

/// What the dashboard tells of the approvals and releases of one locale.
public struct LocaleReleaseReport: Sendable {
    /// The locale.
    public var locale: String
    /// Whether anything was ever approved or released in it.
    public var hasLedger: Bool
    /// Why a release would be refused; nil: it would not.
    public var obstacle: ReleaseObstacle?
    /// Whether there are no campaigns in their folder, so that a release would take everything out.
    public var lacksCampaigns: Bool
    /// By when it must be released again, because something changes after the release's horizon; nil: no need.
    public var releaseBefore: Instant?
    /// Whether that is within the next two weeks.
    public var isReleaseUrgent: Bool
    /// Whether the moment by which it must be released again has passed.
    public var isOverdue: Bool
    /// Whether keys are listed and nobody signed its current release, which is not deployed then.
    public var isUnsigned: Bool
    /// Since when the state holds that is due now.
    public var dueSince: Instant?
    /// How many files differ between what phones download and what is due; nil where that is not known.
    public var differingFiles: Int?
    /// How many of these hold what no release here has.
    public var unknownFiles = 0
    /// How many of these hold what is due only later.
    public var earlyFiles = 0
    /// The campaigns whose messages are to be sent by now, and were not.
    public var unsent: [String] = []
    /// Its releases, the newest first.
    public var log: [ReleaseReport]
    /// The number of the release that is due, where the newest one is yet to come; nil: none is.
    public var dueRelease: Int?
    /// What changes by itself until the horizon of the release that is due, or until another one takes its place.
    public var states: [State]
    /// Its messages, in order of their campaigns.
    public var messages: [StandingReport]

    /// How the working texts differ from the current release; nil where that cannot be told.
    public var difference: DifferenceReport?

    /// The release that phones get; nil where there was none, or the first one is yet to come.
    public var current: ReleaseReport? { isAhead ? log.first { $0.number == dueRelease } : log.first }

    /// Whether its newest release was made at a later moment than this, before which it is neither released nor deployed.
    var isAhead: Bool { obstacle?.end != nil }

    /// A state that the feeds of a release are to go through.
    public struct State: Sendable {
        /// Its first instant.
        public var instant: Instant
        /// The campaigns that start.
        public var starting: [String]
        /// The campaigns that end.
        public var ending: [String]
        /// How many files change, come or go.
        public var files: Int

        /// A state.
        public init(instant: Instant, starting: [String], ending: [String], files: Int) {
            self.instant = instant
            self.starting = starting
            self.ending = ending
            self.files = files
        }
    }

    /// A locale's report.
    public init(
        locale: String, hasLedger: Bool = false, obstacle: ReleaseObstacle? = nil, lacksCampaigns: Bool = false,
        releaseBefore: Instant? = nil, isReleaseUrgent: Bool = false, dueSince: Instant? = nil,
        isOverdue: Bool = false, isUnsigned: Bool = false, differingFiles: Int? = nil, unknownFiles: Int = 0,
        earlyFiles: Int = 0, unsent: [String] = [], log: [ReleaseReport] = [], dueRelease: Int? = nil,
        states: [State] = [], messages: [StandingReport] = [], difference: DifferenceReport? = nil
    ) {
        self.locale = locale
        self.hasLedger = hasLedger
        self.obstacle = obstacle
        self.lacksCampaigns = lacksCampaigns
        self.releaseBefore = releaseBefore
        self.isReleaseUrgent = isReleaseUrgent
        self.dueSince = dueSince
        self.isOverdue = isOverdue
        self.isUnsigned = isUnsigned
        self.differingFiles = differingFiles
        self.unknownFiles = unknownFiles
        self.earlyFiles = earlyFiles
        self.unsent = unsent
        self.log = log
        self.dueRelease = dueRelease
        self.states = states
        self.messages = messages
        self.difference = difference
    }
}
