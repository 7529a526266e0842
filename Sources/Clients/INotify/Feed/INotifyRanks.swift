/// The order in which the messages of a feed would show, newest or oldest first.
struct INotifyRanks: Sendable {
    /// For each message how many are newer.
    let newestFirst: [Int32]
    /// For each message how many are older.
    let oldestFirst: [Int32]

    /// The order of these keys.
    init(_ keys: [String]) {
        if Self.areAscending(keys) {
            oldestFirst = keys.indices.map { Int32($0) }
            newestFirst = keys.indices.map { Int32(keys.count - 1 - $0) }
        } else {
            newestFirst = Self.ranks(Self.candidates(keys, oldestFirst: false))
            oldestFirst = Self.ranks(Self.candidates(keys, oldestFirst: true))
        }
    }

    /// The order of some messages, as far as they stand in that of others.
    init(_ places: [Int], of others: INotifyRanks) {
        newestFirst = places.map { others.newestFirst[$0] }
        oldestFirst = places.map { others.oldestFirst[$0] }
    }

    /// The places of messages with these keys, in the order in which they would show one after the other.
    static func candidates(_ keys: [String], oldestFirst: Bool) -> [Int] {
        if areAscending(keys) { return oldestFirst ? Array(keys.indices) : keys.indices.reversed() }
        return keys.indices.sorted { left, right in
            oldestFirst
                ? CaseInsensitiveOrder.areInOrder(keys[left], keys[right])
                : CaseInsensitiveOrder.areInOrder(keys[right], keys[left])
        }
    }

    private static func ranks(_ order: [Int]) -> [Int32] {
        var ranks = [Int32](repeating: 0, count: order.count)
        for (rank, place) in order.enumerated() { ranks[place] = Int32(rank) }
        return ranks
    }

    /// Whether each key comes after the one before, which is plain to see where all are in ASCII without capitals.
    private static func areAscending(_ keys: [String]) -> Bool {
        for key in keys {
            for byte in key.utf8 where byte >= 0x80 || (byte >= 0x41 && byte <= 0x5A) { return false }
        }
        return zip(keys, keys.dropFirst()).allSatisfy { $0 < $1 }
    }
}
