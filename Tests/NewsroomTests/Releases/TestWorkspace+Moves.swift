import Campaigns
import Releases
import Testing

@testable import Newsroom

/// What the verbs that approve and release do in a test's workspace: Will wrote it all, Rita reviews, Otto releases.
extension TestWorkspace {
    @discardableResult
    func approve(
        _ campaigns: [String]? = nil, in locales: [String]? = nil, by reviewer: String = "Rita",
        at now: String = "2026-11-20T12:00:00Z"
    ) throws -> ApprovalProposal {
        let plan = ApprovalPlan(
            folder: folder, now: try #require(Instant(iso8601: now)), campaigns: campaigns, locales: locales,
            reviewer: reviewer, authors: ["Will"])
        return try Approving(plan, authors: NoAuthorSource()).run()
    }

    @discardableResult
    func release(
        _ locales: String..., at now: String = "2026-11-20T12:00:00Z", isDryRun: Bool = false
    ) throws -> [ReleaseOutcome] {
        try Releasing(plan(locales, at: now, isDryRun: isDryRun)).run()
    }

    @discardableResult
    func withdraw(
        _ campaign: String, in locales: String..., at now: String = "2026-11-20T12:00:00Z"
    ) throws -> [ReleaseOutcome] {
        try Withdrawing([campaign], reason: "wrong price", plan: plan(locales, at: now)).run()
    }

    /// Takes several campaigns out of several locales.
    func withdraw(
        all campaigns: [String], in locales: [String], at now: String = "2026-11-20T12:00:00Z", isDryRun: Bool = false
    ) throws -> [ReleaseOutcome] {
        try Withdrawing(campaigns, reason: "wrong price", plan: plan(locales, at: now, isDryRun: isDryRun)).run()
    }

    @discardableResult
    func rollBack(
        _ locales: String..., to number: Int? = nil, at now: String = "2026-11-20T12:00:00Z"
    ) throws -> [ReleaseOutcome] {
        try RollingBack(to: number, plan: plan(locales, at: now)).run()
    }

    func status(at now: String = "2026-11-20T12:00:00Z") throws -> StatusReport {
        try StatusReport(folder: folder, now: try #require(Instant(iso8601: now)))
    }

    /// The states of a campaign by locale, as `status` tells them.
    func states(of campaign: String, at now: String = "2026-11-20T12:00:00Z") throws -> [String: String] {
        try status(at: now).locales.reduce(into: [:]) { states, locale in
            let line = locale.messages.first { $0.status.campaign == campaign }
            states[locale.locale] = line?.status.state.description
        }
    }

    func ledger(_ locale: String) throws -> LocaleLedger {
        try LedgerSet(folder: folder)[locale]
    }

    private func plan(_ locales: [String], at now: String, isDryRun: Bool = false) throws -> ReleasePlan {
        ReleasePlan(
            folder: folder, now: try #require(Instant(iso8601: now)), locales: locales, author: "Otto",
            isDryRun: isDryRun)
    }
}
