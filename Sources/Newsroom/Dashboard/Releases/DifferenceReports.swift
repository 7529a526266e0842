import Campaigns
import Clients
import Dashboard
import Files
import Releases

/// What changes for users from what was released to the working texts, for the dashboard.
struct DifferenceReports {
    let edition: Edition
    let context: ReleaseContext
    /// The reports for an earlier dashboard, with the same settings.
    var earlier: [KnownDifferenceReport] = []

    /// The differences in these locales; nil where nothing was released, or the ledger cannot be read.
    func differences(of locales: [String]) -> [KnownDifferenceReport?] {
        let pairs = locales.parallelMap(batch: 1, pair)
        let known = pairs.map { pair in
            pair.map(KnownDifferenceReport.Source.init).flatMap { source in earlier.first { $0.source == source } }
        }
        let open = pairs.indices.filter { known[$0] == nil && pairs[$0] != nil }
        let found = UserDifference.between(
            open.compactMap { pairs[$0] }, clients: edition.clients, app: context.configuration.app)
        var result = known
        for (index, difference) in zip(open, found) {
            result[index] = pairs[index].map {
                KnownDifferenceReport(source: KnownDifferenceReport.Source(of: $0), report: report(of: difference))
            }
        }
        return result
    }

    /// What is compared in a locale.
    private func pair(in locale: String) -> DiffPair? {
        let sides = DiffSides(context: context, folder: edition.workspace.folder, locale: locale)
        guard let release = sides.current, !context.ledgerFindings(locale).contains(where: { $0.severity == .error }),
            let (old, new) = try? sides.sides(after: release)
        else { return nil }
        return DiffPair(
            locale: locale, old: old, new: new, after: sides.releases(upTo: release), span: span(of: old, new))
    }

    private func report(of difference: UserDifference) -> DifferenceReport {
        let words = DiffWords(
            clock: context.configuration.clock,
            clients: Dictionary(keepingFirst: edition.clients.map { ($0.name, $0.title) }), titles: difference.titles,
            safe: { $0 }, pageTimes: PageTimes(context.configuration.clock))
        return DifferenceReport(
            until: difference.span.upperBound, groups: DifferenceGroups(difference: difference, words: words).groups,
            messages: difference.messages.map { message(of: $0, words: words) })
    }

    /// From the last instant at which anything changed, or the day's beginning, to the first one at which anything changes
    /// behind a release's horizon, or that day's end: so two builds of one day are the same, unless something begins or ends
    /// between them, or so many days later.
    private func span(of old: DiffSide, _ new: DiffSide) -> Range<Instant> {
        let midnight = context.configuration.clock.midnight(before: context.now)
        let windows = (old.contents + new.contents).flatMap { [$0.window] + $0.clients.map(\.window) }
        let changes = windows.flatMap { [$0.start, $0.end] }.compactMap { $0 }
        let days = Int64(max(1, context.configuration.release.horizon))
        let horizon = context.now.advanced(days: days)
        let start = changes.filter { $0 <= context.now }.max()
        let end = changes.filter { $0 >= horizon }.min()
        let lastMidnight = midnight.advanced(days: days + 1)
        return max(midnight, start ?? midnight)..<min(lastMidnight, end ?? lastMidnight)
    }

    private func message(of message: MessageDifference, words: DiffWords) -> DifferenceReport.Message {
        DifferenceReport.Message(
            campaign: message.campaign, word: message.kind.rawValue,
            fields: message.fields.map { field in
                DifferenceReport.Field(
                    name: words.name(of: field), before: words.value(field.before),
                    after: words.value(field.after))
            },
            lines: DifferencePart.excerpt(of: message.text))
    }
}
