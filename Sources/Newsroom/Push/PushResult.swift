import Campaigns
import Delivery

/// What became of the messages of a push.
public struct PushResult: Hashable, Sendable {
    /// Where they were posted.
    public var url: String
    /// The messages with their fates, in order.
    public var items: [Item]

    /// A message and what became of it.
    public struct Item: Hashable, Sendable {
        /// The message.
        public var message: OutgoingMessage
        /// What became of it.
        public var fate: Fate
    }

    /// What became of a message.
    public enum Fate: Hashable, Sendable {
        /// It was taken now, or found to be good.
        case sent(name: String)
        /// It is to be sent; nothing was asked.
        case planned
        /// It was taken earlier.
        case already(at: Instant, name: String)
        /// It must not be sent before a moment.
        case waits(until: Instant)
        /// Its time is over.
        case expired(at: Instant)
        /// It was not taken, and why.
        case failed(reason: String)
        /// Nobody knows whether it was taken in this run.
        case unknown(reason: String)
        /// Nobody knows whether it was taken earlier, so it is not sent again unless that is asked for.
        case doubtful(since: Instant, reason: String)
        /// The same phones were sent another text of the campaign.
        case changed(since: Instant)
    }

    /// Whether something was not sent that should have been.
    public var hasFailed: Bool {
        items.contains { item in
            switch item.fate {
            case .failed, .unknown: true
            default: false
            }
        }
    }

    /// Whether something is held back until somebody says that it is to be sent again.
    public var isHeldBack: Bool {
        items.contains { item in
            switch item.fate {
            case .doubtful, .changed: true
            default: false
            }
        }
    }
}
