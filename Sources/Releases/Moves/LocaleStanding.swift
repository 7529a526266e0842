import Campaigns

/// What is known of a locale as a whole that decides what is to be done there.
public struct LocaleStanding: Sendable {
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
    /// How what phones download differs from what is due; nil where that is not known: it is not in a folder of this
    /// machine, or there is no release that can be trusted.
    public var differing: DifferingFiles?
    /// The titles of the clients that a release made now would have a feed of and its release has not, or the other way round,
    /// or whose feeds would say something else beside their messages.
    public var changedClients: [String] = []
    /// The campaigns whose messages are to be sent by now, and were not.
    public var unsent: [String] = []

    /// Whether its newest release was made at a later moment than this, before which it is neither released nor deployed.
    public var isAhead: Bool { obstacle?.end != nil }
    /// Whether something has changed behind the horizon of its release, so that phones see what should have changed.
    public var isOverdue: Bool { renewal?.urgency == .overdue }
    /// Whether phones download something else than what is due.
    public var isBehind: Bool { differing.map { $0.count > 0 } ?? false }

    /// By when a locale must be released again, because something starts or ends then that its release's horizon did not
    /// reach and a release made now would.
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
    public struct DifferingFiles: Equatable, Sendable {
        /// All of them.
        public var count: Int
        /// How many of these hold what no release here has, because somebody may have released elsewhere.
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

    /// A locale of which nothing is known.
    public init() {}
}
