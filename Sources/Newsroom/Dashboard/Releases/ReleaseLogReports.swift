import Campaigns
import Dashboard
import Releases

/// The releases of one locale, for the dashboard.
struct ReleaseLogReports {
    let ledger: LocaleLedger
    /// The workspace's folder.
    let folder: String

    /// For how many releases, the newest ones, what changed in messages is reported: their contents are read for that.
    private static let compared = 50

    /// The releases, the newest first.
    func reports() -> [ReleaseReport] {
        ReleaseLog.entries(of: ledger).enumerated().map { index, entry in
            let release = entry.release
            return ReleaseReport(
                number: release.number, kind: release.kind, time: release.time, author: release.author,
                note: release.note, horizon: release.horizon, isSigned: release.key != nil,
                messages: release.messages.count, came: entry.came,
                changed: entry.changed.map { campaign in
                    ReleaseReport.Change(
                        campaign: campaign,
                        words: index < Self.compared ? words(of: campaign, in: release) : nil)
                },
                left: entry.left, titles: titles(of: entry), approvals: approvals(of: entry))
        }
    }

    /// How messages that came, changed or left are called in the release, or in the one before.
    private func titles(of entry: ReleaseLog.Entry) -> [String: ReleasedTitle] {
        let own = entry.release.messagesByCampaign
        let before = ledger.release(entry.release.number - 1)?.messagesByCampaign ?? [:]
        return Dictionary(
            keepingFirst: (entry.came + entry.changed + entry.left).compactMap { campaign in
                (own[campaign] ?? before[campaign]).map { (campaign, ReleasedTitle(of: $0, in: ledger.locale)) }
            })
    }

    /// In what a message differs from the release before; nil where its contents cannot be read.
    private func words(of campaign: String, in release: ReleaseManifest) -> String? {
        let reader = ContentReader(folder: folder)
        guard let new = release.message(of: campaign),
            let old = ledger.release(release.number - 1)?.message(of: campaign),
            let before = try? reader.content(old.content, locale: ledger.locale),
            let after = try? reader.content(new.content, locale: ledger.locale)
        else { return nil }
        return ContentChange.between(before, after).words
    }

    /// Who approved what came or changed, those approvals together that somebody gave at once.
    private func approvals(of entry: ReleaseLog.Entry) -> [ReleaseReport.Approval] {
        let files = Set(entry.release.approvals)
        var groups: [ReleaseReport.Approval] = []
        var places: [ApprovalReport: Int] = [:]
        let messages = entry.release.messagesByCampaign
        for campaign in entry.came + entry.changed {
            guard let message = messages[campaign] else { continue }
            for (file, approval) in ledger.approvals(of: message.content, campaign: campaign)
            where files.contains(file) {
                let report = ApprovalReport(approval, isOfWorkingText: true)
                if let place = places[report] {
                    groups[place].campaigns.append(campaign)
                } else {
                    places[report] = groups.count
                    groups.append(ReleaseReport.Approval(approval: report, campaigns: [campaign]))
                }
            }
        }
        return groups
    }
}
