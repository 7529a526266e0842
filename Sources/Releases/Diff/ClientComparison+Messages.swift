import Campaigns
import Clients
import Simulation

extension ClientComparison {
    /// The messages that are new or changed and reach nobody.
    func unseen(in span: Range<Instant>) -> [UnseenMessage] {
        let dead = (old: Set(before.dead.map { before.messages[$0].campaign }), new: Set(after.dead))
        return after.messages.indices.compactMap { place in
            let message = after.messages[place]
            guard changed.contains(message.campaign) || dead.new.contains(place) else { return nil }
            let reason: UnseenMessage.Reason
            if let start = message.window.start, start >= span.upperBound {
                reason = .later(start)
            } else if let end = message.window.end, end <= span.lowerBound {
                reason = .ended(end)
            } else if dead.new.contains(place), !dead.old.contains(message.campaign) {
                let names = { (places: [Int]) in
                    places.map { after.messages[$0].campaign }.joined(separator: ", ")
                }
                reason = .nobody(after.obstacles(of: place).map { $0.words(names) }.filter { !$0.isEmpty })
            } else {
                return nil
            }
            return UnseenMessage(clients: [name], campaign: message.campaign, reason: reason)
        }
    }

    /// What happens on phones that know messages which have changed or left.
    func known(at now: Instant) -> [KnownMessage] {
        old.contents.compactMap { content in
            guard let part = content.part(for: name), part.window.start.map({ $0 <= now }) ?? true else { return nil }
            let entry = part.entry(of: content)
            let other = new.content(of: content.campaign)
            let next = other.flatMap { other in other.part(for: name)?.entry(of: other) }
            let sentences =
                next.map { type(of: client).afterChange(from: entry, to: $0) }
                ?? type(of: client).afterWithdrawal(of: entry)
            guard !sentences.isEmpty else { return nil }
            return KnownMessage(
                client: name, campaign: content.campaign, isGone: next == nil, sentences: sentences)
        }
    }
}
