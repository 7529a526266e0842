import Campaigns
import Simulation

extension ClientComparison {
    /// The messages that are new or changed and reach nobody.
    func unseen() -> [UnseenMessage] {
        let dead = (old: Set(before.dead().map { before.messages[$0].campaign }), new: Set(after.dead()))
        return after.messages.indices.compactMap { place in
            let message = after.messages[place]
            guard changed.contains(message.campaign) || dead.new.contains(place) else { return nil }
            let reason: UnseenMessage.Reason
            if let start = message.window.start, start >= after.span.upperBound {
                reason = .later(start)
            } else if let end = message.window.end, end <= after.span.lowerBound {
                reason = .ended(end)
            } else if dead.new.contains(place), !dead.old.contains(message.campaign) {
                let reasons = after.unseenReasons(of: place)
                // In the feed ahead of its start, and held back by the client until then.
                let later = starts[message.campaign].flatMap { start in
                    start >= after.span.upperBound && reasons.contains { $0.reason?.isStart == true } ? start : nil
                }
                reason = later.map { .later($0) } ?? .nobody(reasons)
            } else {
                return nil
            }
            return UnseenMessage(clients: [name], campaign: message.campaign, reason: reason)
        }
    }
}
