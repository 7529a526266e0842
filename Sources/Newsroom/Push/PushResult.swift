import Campaigns
import Delivery

/// What became of the messages of a push.
public struct PushResult: Equatable, Sendable {
    /// Where they were posted; nil where they were only recorded, and no project is known.
    var url: String?
    /// The messages with their fates, in order.
    var items: [Item]
    /// Whether nothing was sent, and FCM only asked whether it would take them.
    var validatesOnly = false

    /// A message and what became of it.
    struct Item: Equatable, Sendable {
        /// The message.
        var message: OutgoingMessage
        /// What became of it.
        var fate: Fate
    }

    /// What became of a message.
    enum Fate: Equatable, Sendable {
        /// It was taken now, under a name.
        case sent(name: String)
        /// It was taken now, but the ledger does not say so, and why.
        case unrecorded(name: String, reason: String)
        /// FCM would take it.
        case valid
        /// It is to be sent; nothing was asked.
        case planned
        /// It was taken earlier.
        case already(at: Instant, name: String)
        /// It must not be sent before a moment.
        case waits(until: Instant)
        /// It is not recorded as sent elsewhere, since nobody would have sent it before a moment.
        case notDue(until: Instant)
        /// The server was asked too much, and must not be asked for it again before a moment.
        case deferred(until: Instant, reason: String)
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
        /// The release no longer has it: it was withdrawn while it waited, or another release was made.
        case gone

        /// Whether nothing more is done about it by the command that found this.
        var isFinal: Bool {
            switch self {
            case .planned, .waits, .deferred, .failed: false
            default: true
            }
        }
    }

    /// When the next message is due that waits; nil: none does.
    var nextDue: Instant? {
        items.compactMap { if case .waits(let instant) = $0.fate { instant } else { nil } }.min()
    }

    /// What became of a message, whichever release it was taken from; nil where it is not among them.
    func fate(of message: OutgoingMessage) -> Fate? { items.first { $0.message.identity == message.identity }?.fate }

    /// The same where everything has failed that was due by an instant; what is not due yet waits for another push.
    func havingFailed(_ reason: String, by now: Instant) -> PushResult {
        var result = self
        for index in result.items.indices {
            guard case .waits(let due) = result.items[index].fate, due <= now else { continue }
            result.items[index].fate = .failed(reason: reason)
        }
        return result
    }

    /// Whether the ledger says more than before: that something was sent, was not taken, or may have been sent.
    public var hasRecorded: Bool {
        items.contains { item in
            switch item.fate {
            case .sent, .unrecorded, .unknown, .failed, .deferred: true
            default: false
            }
        }
    }

    /// Whether something was not sent that should have been.
    public var hasFailed: Bool {
        items.contains { item in
            switch item.fate {
            case .failed, .deferred, .unknown, .unrecorded: true
            default: false
            }
        }
    }

    /// Whether something is held back until somebody says that it is to be sent again.
    public var isHeldBack: Bool {
        items.contains { item in
            switch item.fate {
            case .doubtful, .changed, .gone: true
            default: false
            }
        }
    }
}
