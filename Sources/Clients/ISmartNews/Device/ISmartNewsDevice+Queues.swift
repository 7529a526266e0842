import Campaigns

extension ISmartNewsDevice {
    /// The next message that comes up, and the one that the client takes for it; nil if the list is at its end.
    mutating func next(
        _ list: inout ISmartNewsMessageList, visit: inout ISmartNewsVisit
    ) throws(ClientCrash) -> (displayed: ISmartNewsListedMessage, current: ISmartNewsListedMessage)? {
        if version == .v496 { list.queue = nil }
        while let listed = list.messages.first {
            if version == .v496 {
                list.messages.removeFirst()
                process?.failures.begin(listed.message)
            }
            guard isDue(listed, at: visit.now) else {
                if version == .v201 { list.messages.removeFirst() }
                continue
            }
            let message = listed.message
            if let queue = message.queue, queue != list.queue {
                list.queue = queue
                try rotate(queue, in: &list)
                if let timeout = process?.queueTimeouts[queue] {
                    let isImmediate = list.isFirst && message.item == nil && message.kind == .web
                    removeAds(before: nil, visit: &visit)
                    visit.elapsed += isImmediate ? 0 : timeout
                    // The client starts over after the time-out; 4.9.6 has forgotten the message and the queue by then.
                    if version == .v496 { list.queue = nil }
                    continue
                }
            }
            let current = version == .v496 ? listed : list.messages.removeFirst()
            if let place = message.item.flatMap({ store.place(of: $0.uuid) }) { store.items[place].advance() }
            if version == .v201 { list.isFirst = false }
            if !message.isReadable { continue }
            list.isFirst = false
            return (listed, current)
        }
        return nil
    }

    private func isDue(_ listed: ISmartNewsListedMessage, at now: Instant) -> Bool {
        if let start = listed.message.start, now < start { return false }
        if let end = listed.message.end, now >= end { return false }
        let counter = listed.message.counter?.unsigned ?? 0
        return store.runCounter == 0 || store.runCounter >= counter
    }

    /// Leaves one message of the queue at the front of the list, each time the next.
    ///
    /// 4.9.6 has taken the first one out before it counts, so that the last one makes it remove a negative number.
    private mutating func rotate(_ queue: String, in list: inout ISmartNewsMessageList) throws(ClientCrash) {
        let count = list.messages.count { $0.message.queue == queue }
        guard count > 0 else { throw ClientCrash("the last message of queue \(queue) is beyond the list") }
        var place = process?.queuePlaces[queue] ?? 0
        if place >= count { place = 0 }
        list.messages.removeFirst(place)
        let second = list.messages.index(after: list.messages.startIndex)
        list.messages.removeSubrange(second..<(second + count - place - 1))
        process?.queuePlaces[queue] = place + 1
    }
}
