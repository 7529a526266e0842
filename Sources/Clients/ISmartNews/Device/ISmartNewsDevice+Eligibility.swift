import Campaigns
import Files

extension ISmartNewsDevice {
    /// What the items show that may be shown now: those without ranges first.
    ///
    /// Items without ranges have their window the wrong way round: before `start`, and after `end`.
    mutating func candidates(
        for events: [ISmartNewsEvent], in uuids: Set<ExactText>, at now: Instant
    ) throws(ClientCrash) -> [ISmartNewsMessage] {
        let ranges = matchingRanges(at: now)
        let owners = Set(store.events.compactMap { $0.owner.map(ExactText.init) })
        let isGlobal = events.contains { $0.owner == nil }
        let active = self.owners(of: events)
        var open: [ISmartNewsMessage] = []
        var ranged: [ISmartNewsMessage] = []
        for place in store.items.indices {
            let item = store.items[place]
            let uuid = ExactText(item.definition.uuid)
            let isPresent = version == .v201 || uuids.contains(uuid)
            let hasEvent = owners.contains(uuid) ? active.contains(uuid) : isGlobal
            guard isPresent, hasEvent, isInWindow(item, range: ranges[uuid], at: now),
                hindrance(of: item, at: now) == nil, let message = try message(at: place, range: ranges[uuid])
            else { continue }
            if item.ranges.isEmpty { open.append(message) } else { ranged.append(message) }
        }
        return open + ranged
    }

    /// The items whose own events are among some that are on. One that the feed does not have any more, as it was read for
    /// this very event, is deleted by then, and belongs to no item.
    private func owners(of events: [ISmartNewsEvent]) -> Set<ExactText> {
        let owned = events.filter { $0.owner != nil }
        guard !owned.isEmpty else { return [] }
        let stored = Set(store.events.lazy.filter { $0.owner != nil }.map(\.identity))
        return Set(owned.filter { stored.contains($0.identity) }.compactMap { $0.owner.map(ExactText.init) })
    }

    /// The first stored range of each item in which it may be shown, by the item's uuid.
    private mutating func matchingRanges(at now: Instant) -> [ExactText: String] {
        guard let calendar = process?.settings.calendar else { return [:] }
        let moments = calendar.moments(at: now)
        var result: [ExactText: String] = [:]
        for place in store.items.indices {
            let uuid = ExactText(store.items[place].definition.uuid)
            for number in store.items[place].ranges.indices
            where store.items[place].ranges[number].contains(any: moments) {
                store.items[place].ranges[number].forgetIfOver(at: now, calendar: calendar)
                let range = store.items[place].ranges[number]
                if range.shown < range.limit, result[uuid] == nil { result[uuid] = range.uuid }
            }
        }
        return result
    }

    private func isInWindow(_ item: ISmartNewsItem, range: String?, at now: Instant) -> Bool {
        let start = item.definition.start
        let end = item.definition.end
        if item.ranges.isEmpty { return (start.map { now <= $0 } ?? true) && (end.map { $0 < now } ?? true) }
        return range != nil && (start.map { $0 <= now } ?? true) && (end.map { now < $0 } ?? true)
    }

    /// What else keeps an item from being shown now; nil for nothing.
    func hindrance(of item: ISmartNewsItem, at now: Instant) -> DeviceReason? {
        guard let settings = process?.settings else { return ISmartNewsMessageReason.resting }
        let definition = item.definition
        if let pause = definition.pause, let last = item.lastClosed,
            !pause.isOver(since: last, at: now, calendar: settings.calendar, version: version)
        {
            return ISmartNewsMessageReason.resting
        }
        if definition.isForNoApp { return ISmartNewsMessageReason.forNoApp }
        if definition.showsOnlyIfUpgrade, !store.wasUpgraded { return ISmartNewsMessageReason.forUpgraded }
        if definition.oncePerVersion != nil, item.retiredInVersion == settings.build {
            return ISmartNewsMessageReason.doneInVersion
        }
        if definition.oncePerInstall != nil, item.isRetired { return ISmartNewsMessageReason.done }
        if version == .v496, definition.uuid == ISmartNewsReservedItem.review.rawValue,
            definition.oncePerVersion != nil, wasReviewed(in: settings.build)
        {
            return ISmartNewsMessageReason.doneByReview
        }
        let isMeant = definition.segments.isEmpty || definition.segments.contains(where: settings.segments.contains)
        return isMeant ? nil : ISmartNewsMessageReason.forOtherSegments
    }

    /// Whether another item was retired in the version by a review; only `review` that is once per version minds.
    private func wasReviewed(in build: String) -> Bool {
        store.items.contains { item in
            item.definition.uuid != ISmartNewsReservedItem.review.rawValue && item.retiredInVersion == build
                && item.retiredBy == "review"
        }
    }
}
