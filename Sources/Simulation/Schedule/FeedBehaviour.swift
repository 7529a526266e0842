import Clients

/// What devices do with the feed of one client and locale, whatever its words: where it is equal, they are shown the same
/// messages.
struct FeedBehaviour: Equatable, Sendable {
    /// The client's name.
    let client: String
    /// The messages, in the order of the entries.
    let messages: [ScheduledMessage]
    /// The feed with all entries.
    let compiled: any CompiledFeed

    /// Whether one schedule serves both.
    static func == (left: FeedBehaviour, right: FeedBehaviour) -> Bool {
        left.client == right.client && left.messages == right.messages
            && left.compiled.isInterchangeable(with: right.compiled)
    }
}
