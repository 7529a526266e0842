import Campaigns

extension ScheduleReport {
    /// A period.
    public struct Row: Equatable, Sendable {
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

    /// What phones of some versions are shown in a period, and why not the rest.
    public struct Cell: Equatable, Sendable {
        /// What becomes of campaigns, the best first.
        public var answers: [Answer]
        /// How many more campaigns there are, by what becomes of them, that no answer names.
        public var leftOut: [Answer.Kind: Int]

        /// A cell.
        public init(_ answers: [Answer] = [], leftOut: [Answer.Kind: Int] = [:]) {
            self.answers = answers
            self.leftOut = leftOut
        }
    }

    /// What becomes of a campaign in a cell, on some occasions.
    public struct Answer: Equatable, Sendable {
        /// The answers there are.
        public enum Kind: String, CaseIterable, Sendable {
            /// It is shown.
            case shown
            /// It is shown or another one, and nobody knows which.
            case tied
            /// It is shown once others have been put away.
            case waiting
            /// It is kept back by one that cannot be put away.
            case blocked
        }

        /// What becomes of it.
        public var kind: Kind
        /// The campaign's id.
        public var campaign: String
        /// The occasions, in words; empty: on all.
        public var occasions: String
        /// The campaigns it waits for, is tied with or blocked by.
        public var others: [String]
        /// Why, in a few words; nil where the others say it all.
        public var reason: String?

        /// An answer.
        public init(
            _ kind: Kind, _ campaign: String, occasions: String = "", others: [String] = [], reason: String? = nil
        ) {
            self.kind = kind
            self.campaign = campaign
            self.occasions = occasions
            self.others = others
            self.reason = reason
        }
    }
}
