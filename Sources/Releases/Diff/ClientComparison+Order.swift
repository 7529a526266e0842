import Campaigns
import Simulation

extension ClientComparison {
    /// How the order around a campaign's message changes with phones of one version.
    func order(of campaign: String, in column: ColumnRuns) -> [OrderChange] {
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
        _ names: [String], _ others: [String], against runs: [String: [ShowingRun]], in span: Range<Instant>
    ) -> [String] {
        names.filter { name in
            guard !others.contains(name) else { return false }
            return others.isEmpty || rearranged.contains(name) || !Self.reaches(runs[name], in: span)
        }
    }

    private static func reaches(_ runs: [ShowingRun]?, in span: Range<Instant>) -> Bool {
        runs?.contains { $0.occasions != nil && $0.span.overlaps(span) } ?? false
    }
}

extension OrderChange {
    fileprivate var isEmpty: Bool { after.isEmpty && noLongerAfter.isEmpty && tied.isEmpty && noLongerTied.isEmpty }
}
