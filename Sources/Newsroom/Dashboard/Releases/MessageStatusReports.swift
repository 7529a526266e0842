import Campaigns
import Clients
import Dashboard
import Releases

/// How far the messages of one locale have come on their way to phones, for the dashboard.
struct MessageStatusReports {
    private let context: ReleaseContext
    private let ledger: LocaleLedger
    private let titles: [(name: String, title: String)]
    private let releases: [String: [Int]]
    private let released: [String: ReleasedMessage]
    private let withdrawals: [String: Withdrawal]

    /// The messages of a ledger's locale.
    init(edition: Edition, context: ReleaseContext, ledger: LocaleLedger) {
        self.context = context
        self.ledger = ledger
        let own = edition.clients.map { (name: $0.name, title: $0.title) }
        // Phones may still have what was released for a client that the workspace no longer lists.
        titles =
            own
            + ClientCatalogue.all.filter { client in !own.contains { $0.name == client.name } }
            .map { ($0.name, $0.title) }
        var releases: [String: [Int]] = [:]
        for release in ledger.releases {
            for message in release.messages { releases[message.campaign, default: []].append(release.number) }
        }
        self.releases = releases
        released = ledger.current?.messagesByCampaign ?? [:]
        withdrawals = ledger.withdrawals.byCampaign
    }

    /// The reports of messages.
    func reports(of lines: [LocaleStatus.MessageLine]) -> [MessageStatusReport] {
        lines.map { line in
            let status = line.status
            let released = self.released[status.campaign]
            let keys =
                released?.keys ?? context.working.message(of: status.campaign, in: ledger.locale)?.keys
                ?? withdrawnKeys(of: status.campaign)
            return MessageStatusReport(
                campaign: status.campaign, title: status.title, state: status.state,
                reason: status.reason.isEmpty ? nil : status.reason, next: line.next, obstacle: line.obstacle,
                fallback: status.fallback, isKept: released?.isKept ?? false, isLate: status.isLate,
                approvals: approvals(of: status.campaign, released: released),
                releases: releases[status.campaign] ?? [],
                withdrawal: status.state.released == .withdrawn ? withdrawal(of: status.campaign) : nil,
                window: released?.window,
                releasedTitle: released.map { ReleasedTitle(of: $0, in: ledger.locale) }, keys: grouped(keys))
        }
    }

    private func approvals(of campaign: String, released: ReleasedMessage?) -> [ApprovalReport] {
        let text = context.working.message(of: campaign, in: ledger.locale)
        let own = text.map { ledger.approvals(of: $0.hash, campaign: campaign) } ?? []
        let approvals = own.isEmpty ? released.map { ledger.approvals(of: $0.content, campaign: campaign) } ?? [] : own
        return approvals.map { ApprovalReport($0.approval, isOfWorkingText: !own.isEmpty) }
    }

    private func withdrawal(of campaign: String) -> MessageStatusReport.Withdrawal? {
        withdrawals[campaign].map { .init(time: $0.time, author: $0.author, reason: $0.reason) }
    }

    private func withdrawnKeys(of campaign: String) -> [String: String] {
        withdrawals[campaign]?.message.keys ?? [:]
    }

    private func grouped(_ keys: [String: String]) -> [MessageStatusReport.Key] {
        var groups: [MessageStatusReport.Key] = []
        for (name, title) in titles {
            guard let key = keys[name] else { continue }
            if let place = groups.firstIndex(where: { $0.key == key }) {
                groups[place].clients.append(title)
            } else {
                groups.append(MessageStatusReport.Key(key: key, clients: [title]))
            }
        }
        return groups
    }
}

extension ApprovalReport {
    /// What is reported of an approval in the ledger.
    init(_ approval: Approval, isOfWorkingText: Bool) {
        self.init(
            reviewer: approval.reviewer, time: approval.time, note: approval.note, isOfWorkingText: isOfWorkingText)
    }
}
