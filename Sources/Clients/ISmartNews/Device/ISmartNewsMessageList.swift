/// The messages that an event is to show, and how.
struct ISmartNewsMessageList: Sendable {
    /// The messages that are left.
    var messages: ArraySlice<ISmartNewsListedMessage>
    /// How many messages may still be closed; 0 underflows and never stops.
    var gate: UInt64
    /// The queue of which a message has been chosen.
    var queue: String?
    /// Whether nothing was shown yet.
    var isFirst = true

    /// A list in the client's order: first what is in no queue, then by the queue's name.
    init(_ messages: [ISmartNewsListedMessage], gate: UInt64?) {
        let hasQueues = messages.contains { $0.message.queue != nil }
        self.messages = hasQueues ? messages.sorted(by: Self.areInOrder)[...] : messages[...]
        self.gate = gate ?? UInt64(UInt32.max)
    }

    /// Counts a closed message; what is left is dropped when the gate is reached.
    mutating func close() -> Bool {
        gate &-= 1
        if gate == 0 { messages = [] }
        return gate == 0
    }

    private static func areInOrder(_ left: ISmartNewsListedMessage, _ right: ISmartNewsListedMessage) -> Bool {
        switch (left.message.queue, right.message.queue) {
        case (_, nil): false
        case (nil, _?): true
        case (let one?, let other?): CaseInsensitiveOrder.areInOrder(one, other)
        }
    }
}
