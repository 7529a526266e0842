import Campaigns
import Releases

/// Entries of a locale's log for templates.
struct EntryValues {
    /// How many campaigns are named of one kind.
    private static let named = 20

    /// How campaigns are named.
    let names: CampaignNames
    /// The releases that stand on the page.
    let listed: Set<Int>

    /// What the template `dashboard/entry` receives.
    func values(of release: ReleaseReport, time: inout TimeText) -> TemplateValue {
        var approvals: [TemplateValue] = []
        for group in release.approvals {
            approvals.append(
                MessageStatusValues.values(of: group.approval, time: &time).adding(
                    names.released(group.campaigns, as: release.titles, most: Self.named)))
        }
        return [
            "number": .text(String(release.number)), "made": .text(time.short(release.time)),
            "iso": .text(release.time.iso8601), "author": .text(release.author), "note": .text(release.note),
            "isSigned": .truth(release.isSigned), "messages": .text(CountWords.grouped(release.messages, "message")),
            "horizon": .text(time.short(release.horizon)), "rollback": rollback(of: release),
            "withdrawal": withdrawal(of: release), "changes": .list(changes(of: release)),
            "hasChanges": .truth(!changes(of: release).isEmpty), "approvals": .list(approvals),
            "hasApprovals": .truth(!approvals.isEmpty),
        ]
    }

    private func rollback(of release: ReleaseReport) -> TemplateValue {
        guard case .rollback(let target) = release.kind else { return false }
        return ["target": .text(String(target)), "isListed": .truth(listed.contains(target))]
    }

    private func withdrawal(of release: ReleaseReport) -> TemplateValue {
        guard case .withdrawal(let campaign, let reason) = release.kind else { return false }
        return names.released(campaign, as: release.titles[campaign]).adding("reason", .text(reason))
    }

    private func changes(of release: ReleaseReport) -> [TemplateValue] {
        var changes: [TemplateValue] = []
        if !release.came.isEmpty { changes.append(plain("New", "live", release.came, release.titles)) }
        if !release.changed.isEmpty {
            changes.append([
                "word": "Changed", "kind": "warning",
                "campaigns": .list(
                    release.changed.prefix(Self.named).map { change in
                        names.released(change.campaign, as: release.titles[change.campaign])
                            .adding("words", .text(change.words))
                    }),
                "more": .rest(release.changed.count - Self.named),
            ])
        }
        if !release.left.isEmpty { changes.append(plain("Gone", "ended", release.left, release.titles)) }
        return changes
    }

    private func plain(
        _ word: String, _ kind: String, _ campaigns: [String], _ titles: [String: ReleasedTitle]
    ) -> TemplateValue {
        return [
            "word": .text(word), "kind": .text(kind),
            "campaigns": .list(
                campaigns.prefix(Self.named).map { names.released($0, as: titles[$0]).adding("words", false) }),
            "more": .rest(campaigns.count - Self.named),
        ]
    }
}
