import Campaigns
import Clients
import Simulation

/// What phones with one client are shown on both sides of a comparison.
struct ClientComparison {
    private let client: any Client
    private let old: DiffSide
    private let new: DiffSide
    private let before: Schedule
    private let after: Schedule
    private let columns: DiffColumns
    private let campaigns: [String]
    private let changed: Set<String>
    private let rearranged: Set<String>

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
                parts[0][campaign]?.identity != parts[1][campaign]?.identity
                    || parts[0][campaign]?.order != parts[1][campaign]?.order
            })
    }

    private var name: String { type(of: client).name }

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
        for run in new { condition.join(ShowingCondition(clients: [], behind: run.behind, tied: run.tied)) }
        return ShowingChange(
            clients: [name], campaign: campaign, versions: "", before: showings.0, after: showings.1,
            conditions: condition.isEmpty ? [] : [condition])
    }

    private func order(of campaign: String, in column: Standings) -> [OrderChange] {
        var changes: [(span: Range<Instant>, change: OrderChange)] = []
        for left in column.old[campaign] ?? [] where left.occasions != nil {
            for right in column.new[campaign] ?? [] where right.occasions != nil && left.span.overlaps(right.span) {
                let span = left.span.clamped(to: right.span)
                let lost = (
                    behind: gained(left.behind, right.behind, against: column.new, in: span),
                    tied: gained(left.tied, right.tied, against: column.new, in: span)
                )
                let change = OrderChange(
                    clients: [name], campaigns: [campaign], versions: "", from: nil, until: nil,
                    after: gained(right.behind, left.behind, against: column.old, in: span),
                    noLongerAfter: lost.behind,
                    tied: gained(right.tied, left.tied, against: column.old, in: span),
                    // That there is no doubt any more about what is not shown goes without saying.
                    noLongerTied: lost.tied.filter { Self.reaches(column.new[$0], in: span) })
                if change.isEmpty { continue }
                if let last = changes.last, last.span.upperBound == span.lowerBound, last.change == change {
                    changes[changes.count - 1].span = last.span.lowerBound..<span.upperBound
                } else {
                    changes.append((span, change))
                }
            }
        }
        return changes.map { span, change in
            var change = change
            change.from = span.lowerBound == before.span.lowerBound ? nil : span.lowerBound
            change.until = span.upperBound == before.span.upperBound ? nil : span.upperBound
            return change
        }
    }

    /// The names that are in one list only and stand in the way on this side only. A client may name no more than who
    /// comes first of all, so that a name slips in or out because of another one: then it counts only if it is shown on
    /// one side only, or has got another place.
    private func gained(
        _ names: [String], _ others: [String], against runs: [String: [StandingRun]], in span: Range<Instant>
    ) -> [String] {
        names.filter { name in
            guard !others.contains(name) else { return false }
            return others.isEmpty || rearranged.contains(name) || !Self.reaches(runs[name], in: span)
        }
    }

    private static func reaches(_ runs: [StandingRun]?, in span: Range<Instant>) -> Bool {
        runs?.contains { $0.occasions != nil && $0.span.overlaps(span) } ?? false
    }

    private func runs(_ reader: StandingReader, band: Int) -> [String: [StandingRun]] {
        Dictionary(
            campaigns.map { ($0, reader.runs(of: $0, band: band)) }, uniquingKeysWith: { first, _ in first })
    }

    /// How each campaign's message stands on both sides, in one column.
    private struct Standings {
        var old: [String: [StandingRun]]
        var new: [String: [StandingRun]]
    }

    /// The messages that are new or changed and reach nobody.
    func unseen(in span: Range<Instant>) -> [UnseenMessage] {
        let dead = (old: Set(before.dead.map { before.messages[$0].campaign }), new: Set(after.dead))
        return after.messages.indices.compactMap { place in
            let message = after.messages[place]
            guard changed.contains(message.campaign) || dead.new.contains(place) else { return nil }
            let reason: UnseenMessage.Reason
            if let start = message.window.start, start >= span.upperBound {
                reason = .later(start)
            } else if let end = message.window.end, end <= span.lowerBound {
                reason = .ended(end)
            } else if dead.new.contains(place), !dead.old.contains(message.campaign) {
                let names = { (places: [Int]) in
                    places.map { after.messages[$0].campaign }.joined(separator: ", ")
                }
                reason = .nobody(after.obstacles(of: place).map { $0.words(names) }.filter { !$0.isEmpty })
            } else {
                return nil
            }
            return UnseenMessage(clients: [name], campaign: message.campaign, reason: reason)
        }
    }

    /// What happens on phones that know messages which have changed or left.
    func known(at now: Instant) -> [KnownMessage] {
        old.contents.compactMap { content in
            guard let part = content.part(for: name), part.window.start.map({ $0 <= now }) ?? true else { return nil }
            let entry = part.entry(of: content)
            let other = new.content(of: content.campaign)
            let next = other.flatMap { other in other.part(for: name)?.entry(of: other) }
            let sentences =
                next.map { type(of: client).afterChange(from: entry, to: $0) }
                ?? type(of: client).afterWithdrawal(of: entry)
            guard !sentences.isEmpty else { return nil }
            return KnownMessage(
                client: name, campaign: content.campaign, isGone: next == nil, sentences: sentences)
        }
    }
}

extension OrderChange {
    fileprivate var isEmpty: Bool { after.isEmpty && noLongerAfter.isEmpty && tied.isEmpty && noLongerTied.isEmpty }
}

extension Schedule {
    fileprivate var span: Range<Instant> { timeline.starts[0]..<timeline.end }
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
        guard let more = other.conditions.first else { return }
        if conditions.isEmpty { conditions = [more] } else { conditions[0].join(more) }
    }
}
