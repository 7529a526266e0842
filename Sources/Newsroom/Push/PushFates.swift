import Campaigns
import Delivery
import Releases

/// Decides by the ledger which messages are sent.
struct PushFates {
    private let plan: PushPlan
    private let ground: PushGround
    private let now: Instant

    init(_ plan: PushPlan, _ ground: PushGround, at now: Instant) {
        self.plan = plan
        self.ground = ground
        self.now = now
    }

    /// Why a message is not sent now; nil: it is.
    func fate(of message: OutgoingMessage, resends: Bool) -> PushResult.Fate? {
        guard !plan.validatesOnly else { return nil }
        let book = ground.ledgers[message.locale].sendings
        let project = ground.endpoint.project
        switch book.standing(of: message.subject, in: project) {
        case .sent(let time, let name): return .already(at: time, name: name)
        case .unknown(let since, let reason) where !resends: return .doubtful(since: since, reason: reason)
        default: break
        }
        if let expiry = message.expiry, now > expiry { return .expired(at: expiry) }
        if !resends {
            let present = ground.messages.filter { $0.locale == message.locale && $0.campaign == message.campaign }
            let other = book.lastOther(
                than: (message.hash, message.condition), among: present.map { ($0.hash, $0.condition) },
                campaign: message.campaign, in: project)
            if let other { return .changed(since: other) }
        }
        if let earliest = message.earliest, now < earliest { return .waits(until: earliest) }
        if case let (until, reason)? = book.deferral(of: message.subject, in: project), now < until {
            return .deferred(until: until, reason: reason)
        }
        return nil
    }
}
