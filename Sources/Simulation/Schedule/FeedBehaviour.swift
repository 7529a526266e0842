import Clients
import Files

/// What devices do with the feed of one client and locale, whatever its words: where it is equal, they are shown the same
/// messages.
struct FeedBehaviour: Equatable, Sendable {
    /// The client's name.
    let client: String
    /// The messages, in the order of the entries.
    let messages: [ScheduledMessage]
    /// The feed with all entries.
    let compiled: any CompiledFeed
    /// By what the messages are known; empty where the compiled feed has them in the order of the entries.
    private let identities: [ExactText]

    /// What devices do with a feed of these entries.
    init(client: String, entries: [FeedEntry], compiled: any CompiledFeed) {
        self.client = client
        self.compiled = compiled
        messages = entries.map(ScheduledMessage.init)
        identities = compiled.identities == nil ? [] : entries.map { ExactText($0.identity) }
    }

    /// Whether one schedule serves both.
    static func == (left: FeedBehaviour, right: FeedBehaviour) -> Bool {
        left.client == right.client && left.messages == right.messages && left.identities == right.identities
            && left.compiled.isInterchangeable(with: right.compiled)
    }
}
