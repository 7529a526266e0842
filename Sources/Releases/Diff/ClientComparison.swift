import Campaigns
import Clients
import Files
import Simulation

/// What phones with one client are shown on both sides of a comparison.
struct ClientComparison: Sendable {
    /// The client's name.
    let name: String
    let before: Schedule
    let after: Schedule
    let changed: Set<String>
    let rearranged: Set<String>
    /// When the campaigns of the new state start.
    let starts: [String: Instant]
    private let columns: DiffColumns
    private let campaigns: [String]

    init(of change: ClientChange, before: Schedule, after: Schedule, app: AppConfiguration) {
        name = change.name
        self.before = before
        self.after = after
        changed = change.changed
        rearranged = change.rearranged
        starts = change.starts
        columns = DiffColumns(before.versions, after.versions, app: app)
        // First what the new feed holds, in its order, then what has left it.
        let present = after.messages.map(\.campaign)
        let known = Set(present)
        campaigns = present + before.messages.map(\.campaign).filter { !known.contains($0) }
    }

    /// Which campaigns are shown otherwise on phones of some version, and how.
    func compare() -> (showings: [ShowingChange], orders: [OrderChange]) {
        var showings: [ShowingChange] = []
        var orders: [OrderChange] = []
        let readers = (old: ShowingReader(before), new: ShowingReader(after))
        let columnRuns = columns.columns.map { column in
            ColumnRuns(
                old: runs(readers.old, band: column.bands.old), new: runs(readers.new, band: column.bands.new))
        }
        for campaign in campaigns {
            let changes = changes(of: campaign, in: columnRuns)
            for (change, places) in changes.shown {
                var change = change
                change.versions = columns.words(for: places)
                showings.append(change)
            }
            for (change, places) in changes.ordered {
                var change = change
                change.versions = columns.words(for: places)
                orders.append(change)
            }
        }
        return (showings, orders)
    }

    /// The changes of one campaign, each with the columns that it is alike in.
    private func changes(
        of campaign: String, in columnRuns: [ColumnRuns]
    ) -> (shown: [(change: ShowingChange, columns: [Int])], ordered: [(change: OrderChange, columns: [Int])]) {
        var shown: [(change: ShowingChange, columns: [Int])] = []
        var ordered: [(change: OrderChange, columns: [Int])] = []
        for (place, column) in columnRuns.enumerated() {
            let old = column.old[campaign] ?? []
            let new = column.new[campaign] ?? []
            if old == new { continue }
            if let change = showing(of: campaign, old, new) {
                if let index = shown.firstIndex(where: { $0.change.isAlike(change) }) {
                    shown[index].change.joinConditions(change)
                    shown[index].columns.append(place)
                } else {
                    shown.append((change, [place]))
                }
            }
            for change in order(of: campaign, in: column) {
                if let index = ordered.firstIndex(where: { $0.change == change }) {
                    ordered[index].columns.append(place)
                } else {
                    ordered.append((change, [place]))
                }
            }
        }
        return (shown, ordered)
    }

    private func showing(of campaign: String, _ old: [ShowingRun], _ new: [ShowingRun]) -> ShowingChange? {
        let showings = (old.showings(in: before.span), new.showings(in: after.span))
        guard showings.0 != showings.1 else { return nil }
        var condition = ShowingCondition(clients: [name], behind: [], tied: [])
        for run in new { condition.add(behind: run.behind, tied: run.tied) }
        condition.isThroughout = new.allSatisfy {
            $0.occasions == nil || condition.isSame(behind: $0.behind, tied: $0.tied)
        }
        return ShowingChange(
            clients: [name], campaign: campaign, versions: "", before: showings.0, after: showings.1,
            conditions: condition.isEmpty ? [] : [condition])
    }

    private func runs(_ reader: ShowingReader, band: Int) -> [String: [ShowingRun]] {
        Dictionary(keepingFirst: campaigns.map { ($0, reader.runs(of: $0, band: band)) })
    }

    /// How each campaign's message is shown on both sides, in one column.
    struct ColumnRuns {
        var old: [String: [ShowingRun]]
        var new: [String: [ShowingRun]]
    }
}

extension Schedule {
    /// The time it is about.
    var span: Range<Instant> { timeline.starts[0]..<timeline.end }
}

extension [ShowingRun] {
    /// The times in which it is shown, those that follow each other put together.
    fileprivate func showings(in span: Range<Instant>) -> [Showing] {
        var result: [(span: Range<Instant>, occasions: String)] = []
        for run in self {
            guard let occasions = run.occasions else { continue }
            if let last = result.last, last.span.upperBound == run.span.lowerBound, last.occasions == occasions {
                result[result.count - 1].span = last.span.lowerBound..<run.span.upperBound
            } else {
                result.append((run.span, occasions))
            }
        }
        return result.map { time, occasions in
            Showing(
                from: time.lowerBound == span.lowerBound ? nil : time.lowerBound,
                until: time.upperBound == span.upperBound ? nil : time.upperBound, occasions: occasions)
        }
    }
}

extension ShowingChange {
    /// Whether it is the same but for the versions and what stands in the way.
    fileprivate func isAlike(_ other: ShowingChange) -> Bool {
        before == other.before && after == other.after
    }

    /// Adds what stands in the way in other versions of one client's app.
    fileprivate mutating func joinConditions(_ other: ShowingChange) {
        guard var more = other.conditions.first else {
            if !conditions.isEmpty { conditions[0].isThroughout = false }
            return
        }
        guard conditions.isEmpty else { return conditions[0].join(more) }
        more.isThroughout = false
        conditions = [more]
    }
}
