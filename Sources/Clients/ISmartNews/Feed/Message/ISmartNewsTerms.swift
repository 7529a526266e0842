import Campaigns

/// When a message is shown.
struct ISmartNewsTerms: Sendable {
    /// From when on.
    private(set) var start: Instant?
    /// From when on no more.
    private(set) var end: Instant?
    /// The smallest run counter.
    private(set) var counter: UInt64?

    /// Always.
    init() {}

    /// What a message says.
    init(of message: ISmartNewsMessage) {
        start = message.start
        end = message.end
        counter = message.counter?.unsigned
    }
}
