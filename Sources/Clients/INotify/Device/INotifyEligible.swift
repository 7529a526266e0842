/// The messages of a feed that are left when those that are spent or for other versions have been taken out.
struct INotifyEligible: Sendable {
    /// The feed.
    let reading: INotifyReading
    /// The places of the messages in it.
    let places: [Int32]

    /// The message that shows first, newest or oldest by key; nil if none is left.
    func candidate(oldestFirst: Bool) -> PropertyValue.Entry? {
        place(oldestFirst: oldestFirst).flatMap { reading.entries?[$0] }
    }

    /// The place of the message that shows first.
    func place(oldestFirst: Bool) -> Int? {
        let ranks = oldestFirst ? reading.ranks.oldestFirst : reading.ranks.newestFirst
        var first: Int?
        for place in places where first.map({ ranks[Int(place)] < ranks[$0] }) ?? true { first = Int(place) }
        return first
    }
}
