import Campaigns
import Clients

extension ScheduleReport {
    /// A period.
    public struct Row: Equatable, Sendable {
        /// When it begins; nil: now.
        var start: Instant?
        /// When it ends; nil: after the time that is reported.
        var end: Instant?
        /// What phones are shown, column by column.
        var cells: [Cell]

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
        var answers: [Answer]
        /// How many more campaigns there are, by what becomes of them, that no answer names.
        var leftOut: [ScheduleAnswer.Kind: Int]

        /// A cell.
        public init(_ answers: [Answer] = [], leftOut: [ScheduleAnswer.Kind: Int] = [:]) {
            self.answers = answers
            self.leftOut = leftOut
        }
    }

    /// What becomes of a campaign in a cell, on some occasions.
    public struct Answer: Equatable, Sendable {
        /// What becomes of it.
        var kind: ScheduleAnswer.Kind
        /// The campaign's id.
        var campaign: String
        /// The occasions, in words; empty: on all.
        var occasions: String
        /// The campaigns it waits for, is tied with or blocked by.
        var others: [String]
        /// Why, in a few words; nil where the others say it all.
        var reason: String?

        /// An answer.
        public init(
            _ kind: ScheduleAnswer.Kind, _ campaign: String, occasions: String = "", others: [String] = [],
            reason: String? = nil
        ) {
            self.kind = kind
            self.campaign = campaign
            self.occasions = occasions
            self.others = others
            self.reason = reason
        }
    }
}
