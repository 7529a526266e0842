import Campaigns
import Delivery
import Files
import Releases

/// Sends what was released over Firebase Cloud Messaging, each message once.
public struct Pushing: Sendable {
    let plan: PushPlan
    let dependencies: SendingDependencies

    /// A push that is yet to run.
    public init(_ plan: PushPlan, dependencies: SendingDependencies) {
        self.plan = plan
        self.dependencies = dependencies
    }

    /// What would be sent now, and what would not; nothing is asked, and no credentials are needed.
    public func preview() throws(ReleaseFailure) -> PushResult {
        let now = dependencies.now()
        let context = try PushContext(plan, at: now, needsAccount: false)
        guard context.refusals.isEmpty else { throw .refused(context.refusals) }
        let fates = PushFates(plan, context, at: now)
        return PushResult(
            url: context.endpoint?.url,
            items: context.messages.map {
                .init(message: $0, fate: fates.fate(of: $0, resends: plan.resends) ?? .planned)
            })
    }

    /// What is reported of a round that is not the last.
    public enum Round: Sendable {
        /// Something waits until it is due.
        case waiting(PushResult)
        /// The round did not begin; after the last attempt, what was due is given up.
        case failed(ReleaseFailure, isLast: Bool)
    }

    /// How often a later round is tried before what was due is given up.
    private static let attempts = 6

    /// Sends. With `waits` it goes on until no message waits any more.
    ///
    /// - Parameters:
    ///   - onWaiting: called once if another push of this workspace is under way, before waiting for it.
    ///   - progress: called with how many messages of all that are due have come to their end.
    ///   - report: called with each round after which something still waits, and with what keeps a later round from
    ///     beginning.
    /// - Returns: all messages with what became of them in the end.
    public func run(
        onWaiting: () -> Void, progress: @escaping @Sendable (Int, Int) -> Void,
        report: (Round) -> Void
    ) throws(ReleaseFailure) -> PushResult {
        var result = try round(nil, onWaiting: onWaiting, progress: progress)
        while plan.waits, !plan.validatesOnly, let next = result.nextDue {
            report(.waiting(result))
            next.wait(by: dependencies.now, pause: dependencies.pause)
            var failures = 0
            while true {
                do throws(ReleaseFailure) {
                    result = try round(result, onWaiting: onWaiting, progress: progress)
                    break
                } catch {
                    // The ledger may be in the middle of a pull, or the disk away for a moment.
                    failures += 1
                    report(.failed(error, isLast: failures == Self.attempts))
                    guard failures < Self.attempts else {
                        return result.havingFailed("it was due, and could not be sent", by: dependencies.now())
                    }
                    dependencies.pause(Int64(failures) * 5000)
                }
            }
        }
        return result
    }

    /// Everything that is due. The ledgers are read anew in each round, because what was withdrawn meanwhile must not be
    /// sent.
    ///
    /// - Parameter before: what became of the messages in earlier rounds; nil in the first.
    private func round(
        _ before: PushResult?, onWaiting: () -> Void, progress: @escaping @Sendable (Int, Int) -> Void
    ) throws(ReleaseFailure) -> PushResult {
        try locked(onWaiting: onWaiting) { () throws(ReleaseFailure) in try round(before, progress: progress) }
    }

    /// Does something while no other push of this workspace runs.
    func locked<Result>(
        onWaiting: () -> Void, _ work: () throws(ReleaseFailure) -> Result
    ) throws(ReleaseFailure) -> Result {
        // Nothing is made in a folder that is no workspace.
        _ = try ReleaseFailure.configuration(in: plan.folder)
        let lock = try ReleaseFailure.filing { () throws(FileProblem) in
            try FolderLock(at: "\(plan.folder)/.newsadmin/push.lock", onWaiting: onWaiting)
        }
        let result = try work()
        _ = consume lock
        return result
    }

    private func round(
        _ before: PushResult?, progress: @escaping @Sendable (Int, Int) -> Void
    ) throws(ReleaseFailure) -> PushResult {
        let context = try context(needsAccount: true)
        if before == nil, !context.refusals.isEmpty { throw .refused(context.refusals) }
        let now = dependencies.now()
        let fates = PushFates(plan, context, at: now, after: before)
        var items = context.messages.map { message -> PushResult.Item in
            let earlier = before?.fate(of: message)
            // What was decided on once is not decided on again by the same command.
            if let earlier, earlier.isFinal { return .init(message: message, fate: earlier) }
            return .init(message: message, fate: fates.fate(of: message, resends: plan.resends) ?? .planned)
        }
        let due = items.indices.filter { items[$0].fate == .planned }
        if let account = context.account, let endpoint = context.endpoint, !due.isEmpty {
            let sender = MessageSender(
                account, to: endpoint, rate: plan.rate, policy: plan.policy, dependencies: dependencies,
                heldUntil: plan.validatesOnly ? nil : fates.hold?.until)
            let outcomes = send(
                due.map { items[$0].message }, by: sender, to: endpoint.project, context.ledgers, progress)
            for (index, fate) in zip(due, outcomes) { items[index].fate = fate }
        }
        let present = Set(items.map(\.message.identity))
        let gone = (before?.items ?? []).filter { !present.contains($0.message.identity) }.map { item in
            item.fate.isFinal ? item : .init(message: item.message, fate: .gone)
        }
        return PushResult(url: context.endpoint?.url, items: items + gone, validatesOnly: plan.validatesOnly)
    }

    /// The messages and their ledgers, which are repaired where a killed run left something behind.
    func context(needsAccount: Bool, needsProject: Bool = true) throws(ReleaseFailure) -> PushContext {
        func context() throws(ReleaseFailure) -> PushContext {
            try PushContext(plan, at: dependencies.now(), needsAccount: needsAccount, needsProject: needsProject)
        }
        guard !plan.validatesOnly else { return try context() }
        // Read under the ledger's lock: what a killed run left is removed, and nothing that another one is writing.
        let writer = try ReleaseFailure.filing { () throws(FileProblem) in try LedgerWriter(folder: plan.folder) }
        let found = try context()
        try ReleaseFailure.filing { () throws(FileProblem) in try writer.repair(found.ledgers) }
        return found
    }

    private func send(
        _ messages: [OutgoingMessage], by sender: MessageSender, to project: String, _ ledgers: LedgerSet,
        _ progress: @escaping @Sendable (Int, Int) -> Void
    ) -> [PushResult.Fate] {
        let (plan, now) = (plan, dependencies.now)
        return Workers.map(messages, width: plan.width, progress: progress) { message in
            let ledger = ledgers[message.locale]
            var recorder = PushRecorder(message, to: project, folder: plan.folder, run: plan.run, ledger: ledger)
            let fate = sender.send(
                message, after: ledger.sendings.attempts(at: message.subject), validatesOnly: plan.validatesOnly
            ) { attempt, step throws(MessageSender.RecordingFailure) in
                if !plan.validatesOnly { try recorder.keep(step, attempt: attempt, at: now()) }
            }
            switch fate {
            case .sent(let name): return plan.validatesOnly ? .valid : .sent(name: name)
            case .unrecorded(let name, let reason): return .unrecorded(name: name, reason: reason)
            case .failed(let reason): return .failed(reason: reason)
            case .deferred(let until, let reason): return .deferred(until: until, reason: reason)
            case .unknown(let reason): return plan.validatesOnly ? .failed(reason: reason) : .unknown(reason: reason)
            case .expired: return .expired(at: message.expiry ?? now())
            }
        }
    }
}
