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

    /// Makes a release for each campaign and locale; none if one of them is refused. What is withdrawn already is passed
    /// over as long as something is left to withdraw, so that a run that was stopped is continued by the same command.
    ///
    /// - Parameter onWaiting: called once if another process writes into the ledger, before waiting for it.
    public func run(onWaiting: () -> Void = {}) throws(ReleaseFailure) -> [ReleaseOutcome] {
        guard reason.contains(where: { !$0.isWhitespace }) else { throw .usage("say why: --reason") }
        return try plan.made(onWaiting: onWaiting, prepared)
    }

    private func prepared(on context: ReleaseContext) throws(ReleaseFailure) -> [PreparedRelease] {
        let left = try left(on: context)
        var prepared: [PreparedRelease] = []
        for locale in plan.locales {
            // Each is a link of the chain, so the next one in a locale is made on what the one before it leaves.
            var context = context
            for campaign in left[locale] ?? [] {
                let item = try prepare(campaign, locale, on: context)
                if let draft = item.draft { context = context.adding(draft) }
                prepared.append(item)
            }
        }
        warn(of: left, in: &prepared, on: context)
        noteOtherLocales(in: &prepared, on: context)
        return prepared
    }

    /// Says which locales go on giving out what is withdrawn, since a mistake may be in all of them.
    private func noteOtherLocales(in prepared: inout [PreparedRelease], on context: ReleaseContext) {
        let others = context.edition.workspace.configuration.locales.filter { !plan.locales.contains($0) }
        for place in prepared.indices {
            guard case .withdrawal(let campaign, _) = prepared[place].outcome.kind else { continue }
            let holders = others.filter { locale in
                guard let current = context.edition.ledgers[locale].current,
                    let message = current.message(of: campaign)
                else { return false }
                return !current.hasEnded(message, at: context.now)
            }
            guard !holders.isEmpty else { continue }
            prepared[place].outcome.remarks.append(.note("it is still released in \(holders.listed)"))
        }
    }

    /// Says where what was withdrawn is seen in another language from now on, once all of it is withdrawn.
    private func warn(of left: [String: [String]], in prepared: inout [PreparedRelease], on context: ReleaseContext) {
        let reader = ContentReader(folder: context.edition.workspace.folder)
        var contents: [String: [MessageContent]] = [:]
        for (locale, campaigns) in left {
            guard let current = context.edition.ledgers[locale].current,
                let held = try? reader.contents(of: current)
            else { continue }
            contents[locale] = held.filter { !campaigns.contains($0.campaign) }
        }
        for line in BorrowedTexts(on: context, replacing: contents, isWithdrawing: true).lines {
            let place = prepared.firstIndex {
                $0.outcome.locale == line.locale
                    && $0.outcome.kind == .withdrawal(campaign: line.campaign, reason: reason)
            }
            if let place { prepared[place].outcome.remarks.append(line.warning) }
        }
    }

    /// The campaigns that are to be withdrawn, by locale.
    private func left(on context: ReleaseContext) throws(ReleaseFailure) -> [String: [String]] {
        let findings = plan.locales.flatMap(context.ledgerFindings)
        guard findings.isEmpty else { throw .findings(findings.inReadingOrder()) }
        // What is withdrawn by a release that is yet to come is still shown.
        let ahead = plan.locales.compactMap {
            Refusal(clockAt: context.now, behind: context.edition.ledgers[$0], context.configuration.clock)
        }
        guard ahead.isEmpty else { throw .refused(ahead) }
        var (refusals, done): ([Refusal], [Refusal]) = ([], [])
        var left: [String: [String]] = [:]
        for locale in plan.locales {
            let statuses = Dictionary(keepingFirst: context.statuses(in: locale).map { ($0.campaign, $0) })
            for campaign in campaigns {
                guard let status = statuses[campaign] else {
                    guard context.knows(campaign) else {
                        let known = statuses.keys.sorted()
                        throw .usage(
                            Sentence(UnknownName.sentence(campaign, among: known, kind: .campaigns, in: locale)))
                    }
                    let sentence: Sentence =
                        context.edition.ledgers[locale].hasReleased(campaign)
                        ? "the current release does not hold it any more" : Sentence(Move.neverReleased)
                    refusals.append(Refusal(campaign: campaign, locale: locale, sentence))
                    continue
                }
                guard let sentence = Move.withdraw.refusal(of: status.state) else {
                    left[locale, default: []].append(campaign)
                    continue
                }
                let refusal = Refusal(campaign: campaign, locale: locale, Sentence(sentence))
                if status.state.released == .withdrawn { done.append(refusal) } else { refusals.append(refusal) }
            }
        }
        guard refusals.isEmpty, !left.isEmpty else { throw .refused(refusals + done) }
        return left
    }

    private func prepare(
        _ campaign: String, _ locale: String, on context: ReleaseContext
    ) throws(ReleaseFailure) -> PreparedRelease {
        let making = try plan.making(locale, on: context)
        guard let current = context.edition.ledgers[locale].current, let message = current.message(of: campaign) else {
            throw .refused([Refusal(campaign: campaign, locale: locale, "it is in no release")])
        }
        var items: [ReleaseMaking.Item] = []
        for other in current.messages where other.campaign != campaign {
            items.append(try making.item(other, of: current))
        }
        let draft = try making.draft(
            .withdrawal(campaign: campaign, reason: reason), items, preambles: current.preambles, note: plan.note)
        var outcome = ReleaseOutcome(draft.manifest, before: current, clock: context.configuration.clock)
        let content = try making.item(message, of: current).content
        let ledger = context.edition.ledgers[locale]
        let isUnseen = !ledger.mayHaveShown(campaign, until: context.now)
        let isUnsent = Self.isKnownAsUnsent(campaign, in: ledger, context.configuration)
        if isUnseen, isUnsent || content.part(for: SourseAccount.client) == nil {
            outcome.remarks.append(.note("no phone has shown it yet, since it has not started"))
        }
        for client in context.edition.clients {
            guard let part = content.part(for: client.name) else { continue }
            if client.name != SourseAccount.client {
                // Some clients get their messages ahead and hold them back.
                if isUnseen, let start = part.window.start, start > context.now { continue }
            } else if isUnsent {
                if !isUnseen {
                    outcome.remarks.append(.note("\(client.title): nothing of it was sent, so no phone has it"))
                }
                continue
            }
            outcome.remarks += type(of: client).afterWithdrawal(of: part.entry(of: content)).map {
                .note("\(client.title): \($0)")
            }
        }
        return PreparedRelease(making: making, draft: draft, contents: items.map(\.content), outcome: outcome)
    }

    /// Whether nothing of a campaign was ever sent, which only those can know who send by newsadmin: it may be sent before
    /// it starts.
    private static func isKnownAsUnsent(
        _ campaign: String, in ledger: LocaleLedger, _ configuration: WorkspaceConfiguration
    ) -> Bool {
        SourseAccount.project(in: configuration) != nil && !ledger.sendings.records.contains { $0.campaign == campaign }
    }
}
