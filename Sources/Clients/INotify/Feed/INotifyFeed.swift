/// The feed of iNotify: a property list whose dictionary holds a message under each key.
public struct INotifyFeed: Hashable, Sendable {
    /// The messages, in the order in which they are written; the client orders them by key.
    public var messages: [INotifyMessage]

    /// A feed of those messages.
    public init(_ messages: [INotifyMessage] = []) {
        self.messages = messages
    }

    /// The dictionary of the feed.
    public var value: PropertyValue {
        .dictionary(messages.map(\.entry))
    }

    /// The XML property list that is published.
    public func encode() -> [UInt8] {
        PropertyListWriter.write(value)
    }

    /// The places of the messages in the order in which they would show, one after the other.
    static func candidates(_ keys: [String], oldestFirst: Bool) -> [Int] {
        if INotifyRanks.areAscending(keys) { return oldestFirst ? Array(keys.indices) : keys.indices.reversed() }
        return keys.indices.sorted { left, right in
            oldestFirst
                ? CaseInsensitiveOrder.areInOrder(keys[left], keys[right])
                : CaseInsensitiveOrder.areInOrder(keys[right], keys[left])
        }
    }
}
