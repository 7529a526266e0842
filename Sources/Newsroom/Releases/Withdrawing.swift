import Campaigns
import Clients
import Files
import Releases

/// Takes campaigns out of locales at once: a release without them, which needs nobody's approval.
public struct Withdrawing: Sendable {
    private let plan: ReleasePlan
    private let campaigns: [String]
    private let reason: String

    /// A withdrawal that is yet to be made.
    ///
    /// - Parameters:
    ///   - campaigns: their ids; they may be gone from the workspace's files.
    ///   - reason: why, for the log.
    ///   - plan: where, when and by whom.
    public init(_ campaigns: [String], reason: String, plan: ReleasePlan) {
        self.campaigns = campaigns.uniqued()
        self.reason = reason
        self.plan = plan
    }

    /// Makes a release for each campaign and locale; none if one of them is refused.
    ///
    /// - Parameter onWaiting: called once if another process writes into the ledger, before waiting for it.
    public func run(onWaiting: () -> Void = {}) throws(ReleaseFailure) -> [ReleaseOutcome] {
        try plan.check()
        guard reason.contains(where: { !$0.isWhitespace }) else { throw .usage("say why: --reason") }
        if plan.isDryRun { return try outcomes(on: try plan.ground()) }
        let writer = try filing { () throws(FileProblem) in
            try LedgerWriter(folder: plan.folder, onWaiting: onWaiting)
        }
        var ground = try plan.ground()
        do {
            try writer.mend(ground.edition.ledgers)
        } catch {
            throw .workspace(.file(error))
        }
        try check(on: ground)
        var outcomes: [ReleaseOutcome] = []
        for locale in plan.locales {
            for (index, campaign) in campaigns.enumerated() {
                // Each is a link of the chain, so the next one in a locale is made on what was written.
                if index > 0 { ground = try ground.readingLedgersAgain() }
                let (making, draft, outcome) = try prepare(campaign, locale, on: ground)
                try making.write(draft, with: writer)
                outcomes.append(outcome)
            }
        }
        return outcomes
    }

    private func outcomes(on ground: ReleaseGround) throws(ReleaseFailure) -> [ReleaseOutcome] {
        try check(on: ground)
        var outcomes: [ReleaseOutcome] = []
        for locale in plan.locales {
            for campaign in campaigns { outcomes.append(try prepare(campaign, locale, on: ground).outcome) }
        }
        return outcomes
    }

    private func check(on ground: ReleaseGround) throws(ReleaseFailure) {
        let findings = plan.locales.flatMap(ground.ledgerFindings)
        guard findings.isEmpty else { throw .findings(findings.inReadingOrder()) }
        var refusals: [Refusal] = []
        for locale in plan.locales {
            let statuses = Dictionary(
                ground.statuses(in: locale).map { ($0.campaign, $0) }, uniquingKeysWith: { first, _ in first })
            for campaign in campaigns {
                guard let status = statuses[campaign] else {
                    let known = statuses.keys.sorted()
                    throw .usage(UnknownName.sentence(campaign, among: known, kind: "campaigns in \(locale)"))
                }
                if let sentence = Move.withdraw.refusal(of: status.state) {
                    refusals.append(Refusal(campaign: campaign, locale: locale, sentence))
                }
            }
        }
        guard refusals.isEmpty else { throw .refused(refusals) }
    }

    private func prepare(
        _ campaign: String, _ locale: String, on ground: ReleaseGround
    ) throws(ReleaseFailure) -> (making: ReleaseMaking, draft: ReleaseMaking.Draft, outcome: ReleaseOutcome) {
        let making = ReleaseMaking(
            ground: ground, locale: locale, author: plan.author, signing: try plan.signing(for: ground),
            commit: plan.commit)
        guard let current = ground.edition.ledgers[locale].current, let message = current.message(of: campaign) else {
            throw .refused([Refusal(campaign: campaign, locale: locale, "it is in no release")])
        }
        var items: [ReleaseMaking.Item] = []
        for other in current.messages where other.campaign != campaign {
            items.append(try making.item(other, of: current))
        }
        let draft = try making.draft(
            .withdrawal(campaign: campaign, reason: reason), items, preambles: current.preambles, note: plan.note)
        var outcome = ReleaseOutcome(draft.manifest, before: current, clock: ground.configuration.clock)
        let content = try making.item(message, of: current).content
        for client in ground.edition.clients {
            guard let part = content.part(for: type(of: client).name) else { continue }
            outcome.remarks += type(of: client).afterWithdrawal(of: part.entry(of: content)).map {
                "\(type(of: client).title): \($0)"
            }
        }
        return (making, draft, outcome)
    }
}
