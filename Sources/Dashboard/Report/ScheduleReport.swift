import Campaigns

/// What the dashboard tells of the phones of one client and some locales: what they are shown, by version and time.
public struct ScheduleReport: Sendable {
    /// The client's name for people.
    public var client: String
    /// The locales, which are all shown the same.
    public var locales: [String]
    /// The versions of each column, in words.
    public var columns: [String]
    /// The periods, in order of time.
    public var rows: [Row]
    /// How many more periods there are.
    public var leftOut: Int
    /// The campaigns that no phone shows, with what is in their way.
    public var dead: [Dead]

    /// A period.
    public struct Row: Sendable {
        /// When it begins; nil: now.
        public var start: Instant?
        /// When it ends; nil: after the time that is told.
        public var end: Instant?
        /// What phones are shown, column by column.
        public var cells: [Cell]

        /// A period.
        public init(start: Instant?, end: Instant?, cells: [Cell]) {
            self.start = start
            self.end = end
            self.cells = cells
        }
    }

    /// What phones of some versions are shown in a period, by the campaigns' ids.
    public struct Cell: Sendable {
        /// What is shown.
        public var shown: [String]
        /// One of these is shown, and nobody knows which.
        public var tied: [String]
        /// How many are shown once others have been dismissed.
        public var waiting: Int
        /// How many are kept back by something that cannot be dismissed.
        public var blocked: Int

        /// What is shown.
        public init(shown: [String] = [], tied: [String] = [], waiting: Int = 0, blocked: Int = 0) {
            self.shown = shown
            self.tied = tied
            self.waiting = waiting
            self.blocked = blocked
        }
    }

    /// A campaign that no phone shows.
    public struct Dead: Sendable {
        /// The campaign's id.
        public var campaign: String
        /// What is in its way, in a few words.
        public var reason: String

        /// A campaign, and what is in its way.
        public init(campaign: String, reason: String) {
            self.campaign = campaign
            self.reason = reason
        }
    }

    /// A client's report.
    public init(
        client: String, locales: [String], columns: [String], rows: [Row], leftOut: Int = 0, dead: [Dead] = []
    ) {
        self.client = client
        self.locales = locales
        self.columns = columns
        self.rows = rows
        self.leftOut = leftOut
        self.dead = dead
    }
}
