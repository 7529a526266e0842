import Files

extension ISmartNewsDevice {
    /// The one message among the items' that the event shows.
    ///
    /// `what_is_new` and `review` go before all others; of several others each has its turn, by event.
    mutating func choose(_ candidates: [ISmartNewsMessage], for events: [ISmartNewsEvent]) -> ISmartNewsMessage? {
        for reserved in ISmartNewsReservedItem.allCases {
            if let special = candidates.first(where: { $0.item?.uuid == reserved.rawValue }) { return special }
        }
        guard candidates.count > 1 else { return candidates.first }
        let ordered = candidates.sorted(by: Self.areInOrder)
        guard let name = events.first?.name else { return ordered.first }
        var turns = process?.turns[name] ?? []
        let used = Set(turns.map(ExactText.init))
        var choice = ordered.first { !used.contains(ExactText($0.item?.uuid ?? "")) }
        if choice == nil {
            turns = []
            choice = ordered.first
        }
        if let uuid = choice?.item?.uuid { turns.append(uuid) }
        process?.turns[name] = turns
        return choice
    }

    private static func areInOrder(_ left: ISmartNewsMessage, _ right: ISmartNewsMessage) -> Bool {
        guard let left = left.item, let right = right.item else { return false }
        return areInOrder((left.uuid, left.priority), (right.uuid, right.priority))
    }

    /// With priority before without, higher first, then by uuid without regard to case.
    static func areInOrder(
        _ left: (uuid: String, priority: ISmartNewsNumber?), _ right: (uuid: String, priority: ISmartNewsNumber?)
    ) -> Bool {
        switch (left.priority, right.priority) {
        case (_?, nil): return true
        case (nil, _?): return false
        case (let one?, let other?) where one.isGreater(than: other): return true
        case (let one?, let other?) where other.isGreater(than: one): return false
        default: return CaseInsensitiveOrder.areInOrder(left.uuid, right.uuid)
        }
    }
}
