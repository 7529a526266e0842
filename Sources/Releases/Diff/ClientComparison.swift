import Campaigns
import Clients
import Files
import Simulation

/// What phones with one client are shown on both sides of a comparison.
struct ClientComparison {
    let client: any Client
    let old: DiffSide
    let new: DiffSide
    let before: Schedule
    let after: Schedule
    private let columns: DiffColumns
    private let campaigns: [String]
    let changed: Set<String>
    let rearranged: Set<String>

    init(
        _ client: any Client, old: DiffSide, new: DiffSide, app: AppConfiguration, locale: String,
        in span: Range<Instant>
    ) {
        self.client = client
        self.old = old
        self.new = new
        before = old.schedule(for: client, locale: locale, in: span)
        after = new.schedule(for: client, locale: locale, in: span)
        columns = DiffColumns(before.versions, after.versions, app: app)
        let parts = [old, new].map { side in
            Dictionary(
                side.contents.compactMap { content in
                    content.part(for: type(of: client).name).map { (content.campaign, $0) }
                }, uniquingKeysWith: { first, _ in first })
        }
        // First what the new feed holds, in its order, then what has left it.
        let present = after.messages.map(\.campaign)
        campaigns = present + before.messages.map(\.campaign).filter { !present.contains($0) }
        changed = Set(campaigns.filter { parts[0][$0] != parts[1][$0] })
        rearranged = Set(
            campaigns.filter { campaign in
                !(parts[0][campaign]?.identity).hasBytes(of: parts[1][campaign]?.identity)
                    || parts[0][campaign]?.order != parts[1][campaign]?.order
            })
    }

    var name: String { type(of: client).name }

    /// Whether a feed holds messages that its client cannot tell apart, so that nobody knows what is shown.
    var isUnclear: Bool {
        before.messages.isEmpty && !old.entries(for: name).isEmpty
            || after.messages.isEmpty && !new.entries(for: name).isEmpty
    }

    /// Which campaigns stand otherwise with phones of some version, and how.
    func compare() -> (showings: [ShowingChange], orders: [OrderChange]) {
        var showings: [ShowingChange] = []
        var orders: [OrderChange] = []
        let readers = (old: StandingReader(before), new: StandingReader(after))
        let standings = columns.columns.map { column in
            Standings(
                old: runs(readers.old, band: column.bands.old), new: runs(readers.new, band: column.bands.new))
        }
        for campaign in campaigns {
            var shown: [(change: ShowingChange, columns: [Int])] = []
            var ordered: [(change: OrderChange, columns: [Int])] = []
            for (place, column) in standings.enumerated() {
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
            for var item in shown {
                item.change.versions = columns.words(for: item.columns)
                showings.append(item.change)
            }
            for var item in ordered {
                item.change.versions = columns.words(for: item.columns)
                orders.append(item.change)
            }
        }
        return (showings, orders)
    }

    private func showing(of campaign: String, _ old: [StandingRun], _ new: [StandingRun]) -> ShowingChange? {
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

    private func runs(_ reader: StandingReader, band: Int) -> [String: [StandingRun]] {
        Dictionary(
            campaigns.map { ($0, reader.runs(of: $0, band: band)) }, uniquingKeysWith: { first, _ in first })
    }

    /// How each campaign's message stands on both sides, in one column.
    struct Standings {
        var old: [String: [StandingRun]]
        var new: [String: [StandingRun]]
    }
}

extension Schedule {
    /// The time it is about.
    var span: Range<Instant> { timeline.starts[0]..<timeline.end }
}

extension [StandingRun] {
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
