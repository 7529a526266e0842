import Campaigns
import Delivery
import Releases

/// Decides by the ledger which messages are sent.
struct PushFates {
    private let plan: PushPlan
    private let context: PushContext
    private let now: Instant
    /// Until when the server wants to be left alone; nil: it may be asked.
    let hold: SendingHistory.Hold?

    /// - Parameter before: what became of the messages in earlier rounds of the same command; nil in the first.
    init(_ plan: PushPlan, _ context: PushContext, at now: Instant, after before: PushResult? = nil) {
        self.plan = plan
        self.context = context
        self.now = now
        let recorded = context.ledgers.ledgers.values.compactMap { ledger in
            context.project.flatMap { ledger.sendings.hold(of: $0, at: now) }
        }
        let deferred = (before?.items ?? []).compactMap { item -> SendingHistory.Hold? in
            guard case .deferred(let until, let reason) = item.fate else { return nil }
            return SendingHistory.Hold(until: until, reason: reason)
        }
        hold = (recorded + deferred).max { $0.until < $1.until }.flatMap { now < $0.until ? $0 : nil }
    }

    /// Why a message is not sent now; nil: it is.
    func fate(of message: OutgoingMessage, resends: Bool) -> PushResult.Fate? {
        guard !plan.validatesOnly else { return nil }
        let history = context.ledgers[message.locale].sendings
        let project = context.project
        switch history.status(of: message.subject, in: project) {
        case .sent(let time, let name): return .already(at: time, name: name)
        case .unknown(let since, let reason) where !resends: return .doubtful(since: since, reason: reason)
        default: break
        }
        if let expiry = message.expiry, now > expiry { return .expired(at: expiry) }
        if !resends {
            let present = context.messages.filter { $0.locale == message.locale && $0.campaign == message.campaign }
            let other = history.lastOther(
                than: (message.hash, message.condition), among: present.map { ($0.hash, $0.condition) },
                campaign: message.campaign, in: project)
            if let other { return .changed(since: other) }
        }
        if let earliest = message.earliest, now < earliest { return .waits(until: earliest) }
        // A shorter one is waited for.
        if let hold, hold.until > now.advanced(seconds: plan.policy.patience) {
            return .deferred(until: hold.until, reason: hold.reason)
        }
        return nil
    }
}
