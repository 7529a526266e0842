import Campaigns
import Clients
import Files
import Releases

/// Releases locales: freezes their feeds, in every state until the horizon, with what is approved.
public struct Releasing: Sendable {
    private let plan: ReleasePlan

    /// A release that is yet to be made.
    public init(_ plan: ReleasePlan) {
        self.plan = plan
    }

    /// Makes the releases, one locale after the other; none if one of them is refused.
    ///
    /// - Parameter onWaiting: called once if another process writes into the ledger, before waiting for it.
    public func run(onWaiting: () -> Void = {}) throws(ReleaseFailure) -> [ReleaseOutcome] {
        try plan.made(onWaiting: onWaiting, prepared)
    }

    private func prepared(on context: ReleaseContext) throws(ReleaseFailure) -> [PreparedRelease] {
        var prepared: [PreparedRelease] = []
        var errors: [Diagnostic] = []
        var refusals: [Refusal] = []
        for locale in plan.locales {
            let problems = context.ledgerFindings(locale)
            guard problems.isEmpty else {
                errors += problems
                continue
            }
            let statuses = context.statuses(in: locale)
            errors += Self.errors(in: statuses, on: context)
            refusals += Self.refusals(of: statuses, in: locale, on: context)
            guard errors.isEmpty, refusals.isEmpty else { continue }
            prepared.append(try prepare(locale, statuses, on: context))
        }
        guard errors.isEmpty else { throw .findings(errors.inReadingOrder()) }
        guard refusals.isEmpty else { throw .refused(refusals) }
        let shared = prepared.sharedKeys(on: context)
        guard shared.isEmpty else { throw .findings(shared) }
        prepared.warnOfBorrowedTexts(on: context, locales: plan.locales)
        return prepared
    }

    /// The errors that refuse a release of what the files say. Those in one message's files hold back that message alone.
    private static func errors(in statuses: [MessageStatus], on context: ReleaseContext) -> [Diagnostic] {
        statuses.contains { $0.choice?.source == .working } ? context.templateErrors : []
    }

    /// Refuses to take out a message only because its files were given another name.
    private static func refusals(
        of statuses: [MessageStatus], in locale: String, on context: ReleaseContext
    ) -> [Refusal] {
        guard statuses.contains(where: { $0.state.working == .removed }) else { return [] }
        return context.renamings(in: locale).map { finding in
            // Under the key of the old one it could not go out, and the locale would have neither.
            let isTaken = context.errors(of: finding.campaign ?? "", in: locale).contains { $0.rule == .keyTaken }
            let waiver = isTaken ? "" : ", or write allow: [\(finding.rule.id)] in it"
            return Refusal(
                campaign: finding.campaign, locale: locale,
                "\(finding.message); \(finding.suggestion ?? "")\(waiver)")
        }
    }

    private func prepare(
        _ locale: String, _ statuses: [MessageStatus], on context: ReleaseContext
    ) throws(ReleaseFailure) -> PreparedRelease {
        let making = try plan.making(locale, on: context)
        let ledger = context.edition.ledgers[locale]
        var items: [ReleaseMaking.Item] = []
        var images: [String: [UInt8]] = [:]
        for status in statuses {
            guard let item = try Self.item(of: status, by: making) else { continue }
            items.append(item)
            guard status.choice?.source == .working else { continue }
            images.merge(try context.images(of: item.content, besides: ledger)) { first, _ in first }
        }
        let clashes =
            context.clashes(among: items.map(\.content), locale: locale)
            + context.taken(by: items.map(\.message).filter { $0.isKept }, locale: locale)
        guard clashes.isEmpty else { throw .findings(clashes) }
        let draft = try making.draft(
            .release, items, preambles: context.preambles, images: images, note: plan.note)
        let saysMore = ledger.current?.differs(from: draft.manifest) ?? true
        let isNew = saysMore || ledger.current?.hasAnotherSigner(than: draft.manifest) == true
        var outcome = ReleaseOutcome(
            draft.manifest, before: ledger.current, statuses: statuses, isNew: isNew,
            clock: context.configuration.clock)
        outcome.noteLate(items.map(\.content), after: draft.manifest.horizon)
        if items.isEmpty, !outcome.leaving.isEmpty { try checkFolder(locale, on: context) }
        if isNew { outcome.remarks += Self.undone(statuses, on: context) }
        if isNew, !saysMore {
            outcome.remarks.append(
                .note("nothing changes for phones: a key signs what the release before it holds"))
        }
        if !isNew, ledger.findings.contains(where: { $0.rule == .ledgerUnsigned }) {
            outcome.remarks.append(.warning(Sentence(ReleaseObstacle.unsignedSentence)))
        }
        if items.isEmpty, ledger.current == nil {
            outcome.remarks.append(.warning(Self.emptiness(statuses, locale: locale, on: context)))
        } else if items.isEmpty, !outcome.leaving.isEmpty, context.edition.workspace.campaigns.isEmpty {
            outcome.remarks.append(
                .warning("there are no campaigns; see whether campaigns/ is where it should be"))
        }
        return PreparedRelease(
            making: making, draft: isNew ? draft : nil, contents: items.map(\.content), outcome: outcome)
    }

    /// What a release takes of a campaign: its working text, what was approved last, or what the release before has; nil
    /// where there is none of it.
    private static func item(
        of status: MessageStatus, by making: ReleaseMaking
    ) throws(ReleaseFailure) -> ReleaseMaking.Item? {
        guard let choice = status.choice else { return nil }
        let context = making.context
        let ledger = context.edition.ledgers[making.locale]
        switch choice.source {
        case .working:
            guard let working = context.working.message(of: status.campaign, in: making.locale) else { return nil }
            let message = ReleasedMessage(of: working.content, keys: working.keys, fallback: working.fallback)
            return ReleaseMaking.Item(content: working.content, message: message, approvals: choice.approvals)
        case .approval:
            guard let approval = choice.approvals.last.flatMap({ ledger.approvals[$0] }) else { return nil }
            let message = ReleasedMessage(
                of: approval.message, keys: context.keys(of: approval.message), fallback: approval.fallback,
                isKept: true)
            return ReleaseMaking.Item(content: approval.message, message: message, approvals: choice.approvals)
        case .release:
            guard let current = ledger.current, var message = current.message(of: status.campaign) else { return nil }
            message.isKept = choice.isKept
            return try making.item(message, of: current)
        }
    }

    /// That a release undoes a rollback, and in what.
    private static func undone(_ statuses: [MessageStatus], on context: ReleaseContext) -> [Remark] {
        let undone = statuses.filter { context.rollback(of: $0) != nil }
        guard let rollback = undone.first.flatMap(context.rollback) else { return [] }
        let names = undone.map(\.campaign).joined(separator: ", ")
        return [.warning("this undoes what release \(rollback) took back: \(names)")]
    }

    /// Refuses to take out everything only because the folder of campaigns has gone, by another name or on another branch.
    private func checkFolder(_ locale: String, on context: ReleaseContext) throws(ReleaseFailure) {
        guard try ReleaseFailure.filing({ () throws(FileProblem) in try context.hasFolder() }) else {
            throw .refused([
                Refusal(
                    locale: locale,
                    "campaigns/ is not there, so everything would leave; make an empty folder if that is what you want")
            ])
        }
    }

    /// That a first release holds nothing, and what leads to one that does.
    private static func emptiness(_ statuses: [MessageStatus], locale: String, on context: ReleaseContext) -> Sentence {
        let fact: Sentence = "it holds no message"
        let sound = statuses.filter { context.errors(of: $0.campaign, in: locale).isEmpty }
        guard !sound.isEmpty || statuses.isEmpty else {
            return "\(fact), because all have errors; \(command: "check", "--locale", locale) tells them"
        }
        func approvable(by move: Move) -> MessageStatus? { sound.first { move.refusal(of: $0.state) == nil } }
        let named = approvable(by: .approveAll) == nil ? approvable(by: .approve)?.campaign : "--all"
        guard let named else { return fact }
        return """
            \(fact), because nothing is approved; \
            \(command: "approve", named, "--locale", locale, "--reviewer", "NAME") (without git also --author WRITER), \
            then release again
            """
    }
}

extension ReleaseManifest {
    /// Whether another key would vouch for a release.
    fileprivate func hasAnotherSigner(than next: ReleaseManifest) -> Bool { next.key != nil && next.key != key }

    /// Whether phones would get something else from a release, now or until its horizon.
    fileprivate func differs(from next: ReleaseManifest) -> Bool {
        let now = next.time
        // What has ended, and how it has changed or gone since, is no reason for a release.
        func lasting(_ messages: [ReleasedMessage]) -> [String] {
            messages.filter { !$0.window.isOver(at: now) }.map(\.content)
        }
        if preambles != next.preambles || lasting(messages) != lasting(next.messages) { return true }
        return states[due(at: now)] != next.states[now]
            || states.filter { $0.key > now } != next.states.filter { $0.key > now }
    }
}
