import Campaigns
import Clients

/// A schedule as a table that also says why: a cell holds the answers for every message, and neighbours are put together
/// only where all of them are alike.
public struct ScheduleTable: Sendable {
    /// One message in a cell.
    public struct Entry: Equatable, Sendable {
        /// The message's place in the schedule.
        public var place: Int
        /// The place of its answers among those of the table.
        var reply: Int
    }

    /// A period in which no answer changes.
    public struct Row: Sendable {
        /// The first instant, and the first one after the period.
        public var window: Range<Instant>
        /// The messages that are shown or kept from being shown, column by column, in the order of the feed.
        public var cells: [[Entry]]
    }

    /// The versions.
    public let columns: [ScheduleGrid.Column]
    /// The periods, in order of time.
    public let rows: [Row]
    private let replies: [[ScheduleAnswer]]
    private let kinds: [ScheduleAnswer.Kind]
    private let ties: [Bool]

    /// The table of a schedule up to an instant, or to the schedule's own end if that is earlier.
    public init(_ schedule: Schedule, _ form: ScheduleForm, app: AppConfiguration, until end: Instant) {
        let timeline = schedule.timeline
        let columns = ScheduleGrid.columns(of: schedule, app: app)
        let count = timeline.starts.count { $0 < end }
        var replies: [[ScheduleAnswer]] = []
        var known: [[ScheduleAnswer]: Int] = [:]
        var cells = [[[Entry]]](repeating: [[Entry]](repeating: [], count: columns.count), count: count)
        for place in schedule.messages.indices {
            for rectangle in schedule.rectangles(of: place, form) {
                let intervals = rectangle.intervals.clamped(to: 0..<count)
                let answers = rectangle.answers.filter { $0.kind < .excluded }
                let covered = columns.indices.filter { rectangle.bands.contains(columns[$0].band) }
                guard !answers.isEmpty, !intervals.isEmpty, !covered.isEmpty else { continue }
                let reply = known[answers] ?? replies.count
                if reply == replies.count {
                    known[answers] = reply
                    replies.append(answers)
                }
                for interval in intervals {
                    for column in covered { cells[interval][column].append(Entry(place: place, reply: reply)) }
                }
            }
        }
        self.replies = replies
        kinds = replies.map { $0.map(\.kind).min() ?? .excluded }
        ties = replies.map { answers in answers.contains { $0.kind == .tied } }
        let merged = MergedTable(cells, columns: columns, of: schedule, until: end)
        self.columns = merged.columns
        rows = merged.rows.map { Row(window: $0.window, cells: $0.cells) }
    }

    /// What becomes of a message in a cell, the best first; what rules out some of its occasions is left out.
    public func answers(of entry: Entry) -> [ScheduleAnswer] { replies[entry.reply] }

    /// The best of these answers.
    public func kind(of entry: Entry) -> ScheduleAnswer.Kind { kinds[entry.reply] }

    /// Whether it is tied on some occasion, even where others show it for certain.
    func isTied(_ entry: Entry) -> Bool { ties[entry.reply] }
}
