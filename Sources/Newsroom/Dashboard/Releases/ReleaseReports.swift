import Campaigns
import Dashboard
import Files
import Releases

/// How far each locale has come with approvals and releases, for the dashboard.
struct ReleaseReports {
    let edition: Edition
    let now: Instant
    /// The differences that were reported for an earlier dashboard, with the same settings.
    var earlier: [KnownDifferenceReport] = []

    /// The locales, in the workspace's order.
    func reports() -> [(report: LocaleReleaseReport, difference: KnownDifferenceReport?)] {
        let context = ReleaseContext(forStatesOf: edition, now: now)
        let statuses = StatusReport(context).locales
        let differences = DifferenceReports(edition: edition, context: context, earlier: earlier).differences(
            of: statuses.map(\.locale))
        return Array(zip(statuses, differences)).parallelMap(batch: 1) { status, difference in
            let ledger = edition.ledgers[status.locale]
            var report = LocaleReleaseReport(locale: status.locale)
            report.hasLedger = edition.ledgers.ledgers[status.locale] != nil
            report.standing = status.standing
            report.log = ReleaseLogReports(ledger: ledger, folder: edition.workspace.folder).reports()
            report.dueRelease = ledger.release(dueAt: now)?.number
            report.states = states(of: ledger)
            report.messages = MessageStatusReports(edition: edition, context: context, ledger: ledger.until(now))
                .reports(
                    of: status.messages)
            report.difference = difference?.report
            return (report, difference)
        }
    }

    /// What is to come in the release that is due, until another one takes its place.
    private func states(of ledger: LocaleLedger) -> [LocaleReleaseReport.State] {
        guard let release = ledger.release(dueAt: now) else { return [] }
        let end = ledger.releases.first { $0.time > now }?.time
        let instants = release.states.keys.filter { instant in end.map { instant < $0 } ?? true }.sorted()
        return zip(instants, instants.dropFirst()).compactMap { earlier, instant in
            guard instant > now, let old = release.states[earlier], let new = release.states[instant] else {
                return nil
            }
            let starting = release.messages.filter { $0.window.start == instant }
            let ending = release.messages.filter { $0.window.end == instant }
            return LocaleReleaseReport.State(
                instant: instant, starting: starting.map(\.campaign), ending: ending.map(\.campaign),
                titles: Dictionary(
                    keepingFirst: (starting + ending).map {
                        ($0.campaign, ReleasedTitle(of: $0, in: release.locale))
                    }),
                files: Set(old.keys).union(new.keys).count { old[$0] != new[$0] })
        }
    }
}
