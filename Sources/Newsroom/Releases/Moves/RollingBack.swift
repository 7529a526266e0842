import Campaigns
import Files
import Releases

/// Brings back what an earlier release held, as a new release: history only grows.
public struct RollingBack: Sendable {
    private let plan: ReleasePlan
    private let target: Int?

    /// A rollback that is yet to be made.
    ///
    /// - Parameters:
    ///   - target: the number of the release whose content comes back; nil: that of the one before the current one.
    ///   - plan: where, when and by whom.
    public init(to target: Int?, plan: ReleasePlan) {
        self.target = target
        self.plan = plan
    }

    /// Makes the releases; none if one of them is refused.
    ///
    /// - Parameter onWaiting: called once if another process writes into the ledger, before waiting for it.
    public func run(onWaiting: () -> Void = {}) throws(ReleaseFailure) -> [ReleaseOutcome] {
        try plan.made(onWaiting: onWaiting, prepared)
    }

    private func prepared(on context: ReleaseContext) throws(ReleaseFailure) -> [PreparedRelease] {
        let findings = plan.locales.flatMap(context.ledgerFindings)
        guard findings.isEmpty else { throw .findings(findings.inReadingOrder()) }
        if let halfway = stoppedHalfway(context.edition.ledgers) { throw .refused([halfway]) }
        var targets: [(String, ReleaseManifest)] = []
        var refusals: [Refusal] = []
        for locale in plan.locales {
            switch Self.target(target, in: context.edition.ledgers[locale]) {
            case .success(let release): targets.append((locale, release))
            case .failure(let refusal): refusals.append(refusal.refusal)
            }
        }
        guard refusals.isEmpty else { throw .refused(refusals) }
        var prepared: [PreparedRelease] = []
        for (locale, target) in targets { prepared.append(try prepare(locale, target, on: context)) }
        prepared.warnOfBorrowedTexts(on: context, locales: plan.locales)
        return prepared
    }

    /// Why locales do not go back one release together: some of them have just done so, as after a run that was stopped
    /// halfway, and would come back to what was taken out.
    private func stoppedHalfway(_ ledgers: LedgerSet) -> Refusal? {
        guard target == nil else { return nil }
        let (done, left) = (plan.locales.filter(isRolledBack), plan.locales.filter { !isRolledBack($0) })
        guard let first = done.first, let current = ledgers[first].current, !left.isEmpty else { return nil }
        return Refusal(
            locale: first,
            """
            release \(current.number) is a rollback already, and the current one of \(left.joined(separator: ", ")) is \
            none; “\(command: TypedCommand("rollback", left))” goes on with what is left, and --to names a release for all
            """)
        func isRolledBack(_ locale: String) -> Bool {
            if case .rollback? = ledgers[locale].current?.kind { true } else { false }
        }
    }

    private struct Refused: Error {
        var refusal: Refusal
    }

    private static func target(_ number: Int?, in ledger: LocaleLedger) -> Result<ReleaseManifest, Refused> {
        func refused(_ sentence: Sentence) -> Result<ReleaseManifest, Refused> {
            .failure(Refused(refusal: Refusal(locale: ledger.locale, sentence)))
        }
        let count = ledger.releases.count
        guard count > 0 else { return refused("nothing was released yet") }
        guard count > 1 else { return refused("there is only one release, and nothing before it to go back to") }
        let wanted = number ?? count - 1
        guard wanted != count else { return refused("release \(count) is the current one") }
        guard let release = ledger.release(wanted) else {
            return refused("there is no release \(wanted); there are 1 to \(count)")
        }
        return .success(release)
    }

    private func prepare(
        _ locale: String, _ target: ReleaseManifest, on context: ReleaseContext
    ) throws(ReleaseFailure) -> PreparedRelease {
        let ledger = context.edition.ledgers[locale]
        let making = try plan.making(locale, on: context)
        var items: [ReleaseMaking.Item] = []
        for message in target.messages {
            var message = message
            message.isKept = context.working.message(of: message.campaign, in: locale)?.hash != message.content
            items.append(try making.item(message, of: target))
        }
        let draft = try making.draft(
            .rollback(to: target.number), items, preambles: target.preambles, note: plan.note)
        var outcome = ReleaseOutcome(draft.manifest, before: ledger.current, clock: context.configuration.clock)
        outcome.remarks += ledger.withdrawals.undone(by: target, at: context.now).map { withdrawal in
            let campaign = withdrawal.message.campaign
            return .note(
                "\(campaign) was withdrawn by release \(withdrawal.release) (\(withdrawal.reason)) and is back")
        }
        outcome.remarks += returns(of: items.map(\.content), in: ledger, on: context)
        outcome.remarks += LostClients.remarks(bringingBack: target, after: ledger.current, as: draft.manifest)
        outcome.remarks += afterwards(draft, on: context)
        return PreparedRelease(making: making, draft: draft, contents: items.map(\.content), outcome: outcome)
    }

    /// What phones do that know messages which come back, once for all that they treat alike.
    private func returns(
        of contents: [MessageContent], in ledger: LocaleLedger, on context: ReleaseContext
    ) -> [Remark] {
        let returning = contents.filter { content in
            !content.window.isOver(at: context.now) && ledger.mayHaveShown(content.campaign, until: context.now)
        }
        return context.edition.clients.flatMap { client -> [Remark] in
            let kind = type(of: client)
            let present = Set((ledger.current?.messages ?? []).compactMap { $0.keys[kind.name] })
            let sentences = returning.compactMap { content -> (campaign: String, texts: [String])? in
                guard let entry = content.part(for: kind.name)?.entry(of: content),
                    !present.contains(kind.memoryKey(of: entry))
                else { return nil }
                return (content.campaign, kind.afterReturn(of: entry))
            }
            return sentences.map(\.texts).uniqued().flatMap { texts -> [Remark] in
                let campaigns = sentences.filter { $0.texts == texts }.map(\.campaign)
                return texts.map { .note("\(client.title), \(Self.names(of: campaigns)): \($0)") }
            }
        }
    }

    /// The campaigns in words: three of them by name, and how many more there are.
    private static func names(of campaigns: [String]) -> String {
        guard campaigns.count > 4 else { return campaigns.listed }
        return (campaigns.prefix(3) + ["\(campaigns.count - 3) more"]).listed
    }

    /// What becomes of the messages that phones lose: the next release brings those out again that are approved, and
    /// those not that are withdrawn in the release that comes back.
    private func afterwards(_ draft: ReleaseMaking.Draft, on context: ReleaseContext) -> [Remark] {
        let manifest = draft.manifest
        let before = context.edition.ledgers[manifest.locale].current?.messages ?? []
        let lost = before.filter { $0.content != manifest.message(of: $0.campaign)?.content }
        let afterwards = context.adding(draft)
        let withdrawals = afterwards.edition.ledgers[manifest.locale].withdrawals.byCampaign
        let statuses = Dictionary(keepingFirst: afterwards.statuses(in: manifest.locale).map { ($0.campaign, $0) })
        return lost.compactMap { message in
            let campaign = message.campaign
            if let choice = statuses[campaign]?.choice {
                guard choice.content != manifest.message(of: campaign)?.content else { return nil }
                return .note(
                    "\(campaign) goes out again as it is approved with the next release, unless it is changed or withdrawn"
                )
            }
            guard let withdrawal = withdrawals[campaign] else { return nil }
            return .note(
                """
                \(campaign) is withdrawn again, as release \(withdrawal.release) took it out (\(withdrawal.reason)), and \
                stays so until it has a new key
                """)
        }
    }
}
