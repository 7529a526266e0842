import Campaigns
import Delivery
import Files
import Releases

/// Sends what was released over Firebase Cloud Messaging, each message once.
public struct Pushing: Sendable {
    private let plan: PushPlan
    private let surroundings: SendingSurroundings

    /// A push that is yet to run.
    public init(_ plan: PushPlan, surroundings: SendingSurroundings) {
        self.plan = plan
        self.surroundings = surroundings
    }

    /// What would be sent now, and what would not; nothing is asked, and no credentials are needed.
    public func preview() throws(ReleaseFailure) -> PushResult {
        let now = surroundings.now()
        let ground = try PushGround(plan, at: now, needsAccount: false)
        return PushResult(
            url: ground.endpoint.url,
            items: ground.messages.map { .init(message: $0, fate: fate(of: $0, ground.ledgers, at: now) ?? .planned) })
    }

    /// Sends. With `waits` it goes on until no message waits any more.
    ///
    /// - Parameters:
    ///   - onWaiting: called once if another push of this workspace is under way, before waiting for it.
    ///   - progress: told how many messages of all that are due have come to their end.
    ///   - report: told of each round: all messages with what became of them. What waits then comes in a later round.
    /// - Returns: all messages with what became of them in the end.
    public func run(
        onWaiting: () -> Void = {}, progress: @escaping @Sendable (Int, Int) -> Void = { _, _ in },
        report: (PushResult) -> Void = { _ in }
    ) throws(ReleaseFailure) -> PushResult {
        var fates: [String: PushResult.Fate] = [:]
        while true {
            var round = try round(onWaiting: onWaiting, progress: progress)
            // What was sent in an earlier round is known as such, and no longer as sent by this run.
            for index in round.items.indices {
                let hash = round.items[index].message.hash
                if case .already = round.items[index].fate, let fate = fates[hash] { round.items[index].fate = fate }
                fates[hash] = round.items[index].fate
            }
            let next = round.items.compactMap { item -> Instant? in
                if case .waits(let instant) = item.fate { instant } else { nil }
            }.min()
            guard plan.waits, !plan.validatesOnly, let next else { return round }
            report(round)
            // A clock that is set, or a computer that slept, must not make it late.
            while case let left = next.milliseconds - surroundings.now().milliseconds, left > 0 {
                surroundings.pause(min(left, 2000))
            }
        }
    }

    /// Everything that is due. The ledgers are read anew, because what was withdrawn meanwhile must not be sent.
    private func round(
        onWaiting: () -> Void, progress: @escaping @Sendable (Int, Int) -> Void
    ) throws(ReleaseFailure) -> PushResult {
        let lock = try filing { () throws(FileProblem) in
            try FolderLock(at: "\(plan.folder)/.newsadmin/push.lock", onWaiting: onWaiting)
        }
        let now = surroundings.now()
        let ground = try PushGround(plan, at: now, needsAccount: true)
        try filing { () throws(FileProblem) in
            let writer = try LedgerWriter(folder: plan.folder)
            try writer.mend(ground.ledgers)
        }
        var items = ground.messages.map { message in
            PushResult.Item(message: message, fate: fate(of: message, ground.ledgers, at: now) ?? .planned)
        }
        let due = items.indices.filter { items[$0].fate == .planned }
        guard let account = ground.account, !due.isEmpty else {
            return PushResult(url: ground.endpoint.url, items: items)
        }
        let sender = MessageSender(
            account, to: ground.endpoint, rate: plan.rate, policy: plan.policy, surroundings: surroundings)
        let fates = send(due.map { items[$0].message }, by: sender, ground.ledgers, progress)
        for (index, fate) in zip(due, fates) { items[index].fate = fate }
        _ = consume lock
        return PushResult(url: ground.endpoint.url, items: items)
    }

    private func send(
        _ messages: [OutgoingMessage], by sender: MessageSender, _ ledgers: LedgerSet,
        _ progress: @escaping @Sendable (Int, Int) -> Void
    ) -> [PushResult.Fate] {
        let (folder, isValidation, now) = (plan.folder, plan.validatesOnly, surroundings.now)
        return Workers.map(messages, width: plan.width, progress: progress) { message in
            let earlier = ledgers[message.locale].sendings.attempts(at: message.hash)
            let fate = sender.send(message, after: earlier, validatesOnly: isValidation) {
                message, attempt, step throws(FileProblem) in
                guard !isValidation else { return }
                let record = SendingRecord(
                    locale: message.locale, campaign: message.campaign, condition: message.condition,
                    message: message.hash, release: message.release, attempt: attempt, time: now(), step: step)
                try LedgerWriter(folder: folder).add(record)
            }
            switch fate {
            case .sent(let name): return .sent(name: name)
            case .failed(let reason): return .failed(reason: reason)
            case .unknown(let reason): return isValidation ? .failed(reason: reason) : .unknown(reason: reason)
            case .expired: return .expired(at: message.expiry ?? now())
            }
        }
    }

    /// Why a message is not sent now; nil: it is.
    private func fate(of message: OutgoingMessage, _ ledgers: LedgerSet, at now: Instant) -> PushResult.Fate? {
        guard !plan.validatesOnly else { return nil }
        let book = ledgers[message.locale].sendings
        switch book.standing(of: message.hash) {
        case .sent(let time, let name): return .already(at: time, name: name)
        case .unknown(let since, let reason) where !plan.resends: return .doubtful(since: since, reason: reason)
        default: break
        }
        if let expiry = message.expiry, now > expiry { return .expired(at: expiry) }
        if !plan.resends {
            let others = book.others(than: message.hash, campaign: message.campaign, condition: message.condition)
            if let other = others.last { return .changed(since: other.time) }
        }
        if let earliest = message.earliest, now < earliest { return .waits(until: earliest) }
        return nil
    }
}
