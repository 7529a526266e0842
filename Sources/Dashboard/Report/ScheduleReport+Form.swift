import Campaigns

extension ScheduleReport {
    /// What one of the two phones is shown.
    public struct Form: Equatable, Sendable {
        /// The phone, in addresses: `newcomer`.
        var name: String
        /// The phone, for people: `A phone that has seen nothing yet`.
        var title: String
        /// The versions of each column, in words, ascending.
        var columns: [String]
        /// The periods, in order of time.
        var rows: [Row]
        /// How many more periods there are.
        var leftOut: Int
        /// Where campaigns are shown, in order of time.
        var regions: [Region]
        /// How many more regions there are.
        var leftOutRegions: Int
        /// Where others are kept from being shown.
        var strips: [Strip]

        /// A phone's report.
        public init(
            name: String, title: String, columns: [String], rows: [Row], leftOut: Int = 0, regions: [Region] = [],
            leftOutRegions: Int = 0, strips: [Strip] = []
        ) {
            self.name = name
            self.title = title
            self.columns = columns
            self.rows = rows
            self.leftOut = leftOut
            self.regions = regions
            self.leftOutRegions = leftOutRegions
            self.strips = strips
        }
    }

    /// Versions and a time in which a campaign is shown.
    public struct Region: Equatable, Sendable {
        /// The campaign's id.
        var campaign: String
        /// Whether on some occasion it is shown or another one, and nobody knows which.
        var isTied: Bool
        /// The columns.
        var columns: Range<Int>
        /// The versions of these, in words.
        var versions: String
        /// The row that it begins with.
        var row: Int
        /// The first instant, and the first one after it.
        var window: Range<Instant>

        /// A region.
        public init(
            campaign: String, isTied: Bool, columns: Range<Int>, versions: String, row: Int, window: Range<Instant>
        ) {
            self.campaign = campaign
            self.isTied = isTied
            self.columns = columns
            self.versions = versions
            self.row = row
            self.window = window
        }
    }

    /// A time in which as many campaigns are kept from being shown in a column.
    public struct Strip: Equatable, Sendable {
        /// What keeps them.
        var kind: Kind
        /// How many they are.
        var count: Int
        /// The column.
        var column: Int
        /// The first instant, and the first one after it.
        var window: Range<Instant>

        /// What keeps campaigns from being shown.
        public enum Kind: String, CaseIterable, Sendable {
            /// Others come first.
            case waiting
            /// Something that cannot be put away.
            case blocked
            /// They are shown to nobody at any time.
            case dead
        }

        /// A strip.
        public init(_ kind: Kind, count: Int, column: Int, window: Range<Instant>) {
            self.kind = kind
            self.count = count
            self.column = column
            self.window = window
        }
    }
}
