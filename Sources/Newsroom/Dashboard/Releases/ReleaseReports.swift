import Campaigns
import Dashboard
import Files
import Releases

/// How far each locale has come with approvals and releases, for the dashboard.
struct ReleaseReports {
    let edition: Edition
    let now: Instant
    /// The differences that were told for an earlier dashboard, with the same settings.
    var earlier: [ToldDifference] = []

    /// How many days ahead a release is urgent.
    private static let urgentDays: Int64 = 14

    /// The locales, in the workspace's order.
    func reports() -> [(report: LocaleReleaseReport, difference: ToldDifference?)] {
        let ground = ReleaseGround(telling: edition, now: now)
        // From the day's beginning on, so that two builds of one day are the same.
        let soon = ground.configuration.clock.midnight(before: now).advanced(days: Self.urgentDays)
        let statuses = StatusReport(ground).locales
        let differences = DifferenceReports(edition: edition, ground: ground, earlier: earlier).differences(
            of: statuses.map(\.locale))
        return Array(zip(statuses, differences)).parallelMap(batch: 1) { status, difference in
            let ledger = edition.ledgers[status.locale]
            let standing = StandingFiles(status.deployment)
            let standings = StandingReports(edition: edition, ground: ground, ledger: ledger.until(now))
            let report = LocaleReleaseReport(
                locale: status.locale, hasLedger: edition.ledgers.ledgers[status.locale] != nil,
                obstacle: status.obstacle, lacksCampaigns: status.emptiness == .noCampaigns,
                releaseBefore: status.releaseBefore,
                isReleaseUrgent: status.releaseBefore.map { $0 < soon } ?? false, dueSince: status.dueSince,
                isOverdue: status.isOverdue, isUnsigned: status.isUnsigned,
                differingFiles: standing?.differing, unknownFiles: standing?.unknown ?? 0,
                earlyFiles: standing?.early ?? 0, unsent: status.unsent,
                log: ReleaseLogReports(ledger: ledger, folder: edition.workspace.folder).reports(),
                dueRelease: ledger.release(dueAt: now)?.number, states: states(of: ledger),
                messages: standings.reports(of: status.messages),
                difference: difference?.report)
            return (report, difference)
        }
    }

    /// How many files differ from what is due; nil where nobody knows.
    private struct StandingFiles {
        var (differing, unknown, early) = (0, 0, 0)

        init?(_ deployment: LocaleStatus.Deployment) {
            switch deployment {
            case .unknown: return nil
            case .current: break
            case .behind(let files, let unknown, let early):
                (differing, self.unknown, self.early) = (files, unknown, early)
            }
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
            return LocaleReleaseReport.State(
                instant: instant,
                starting: release.messages.filter { $0.window.start == instant }.map(\.campaign),
                ending: release.messages.filter { $0.window.end == instant }.map(\.campaign),
                files: Set(old.keys).union(new.keys).count { old[$0] != new[$0] })
        }
    }
}
