import Campaigns
import Files

/// What stays on disk when the app is closed.
struct ISmartNewsStore: Sendable {
    /// The items, by when they were stored first.
    var items: [ISmartNewsItem] = []
    /// The places of the items by uuid.
    private var places: [ExactText: Int] = [:]
    /// The events.
    var events: [ISmartNewsEvent] = []
    /// What identifies the classic messages that were answered.
    var shown: Set<ISmartNewsIdentity> = []
    /// How often the app came to the foreground.
    var runCounter: UInt64 = 0
    /// When the client ran first.
    var installDate: Instant?
    /// The build of the last launch.
    var lastBuild: String?
    /// Whether the app was ever upgraded.
    var wasUpgraded = false
    /// What of it is on disk while the client cannot save; nil: all.
    private var saved: Saved?

    /// What the client saves together: items, with their ranges, and events.
    private struct Saved: Sendable {
        var items: [ISmartNewsItem]
        var places: [ExactText: Int]
        var events: [ISmartNewsEvent]
    }

    /// The place of the item of that uuid.
    func place(of uuid: String) -> Int? {
        places[ExactText(uuid)]
    }

    /// Stores what a feed says of an item.
    ///
    /// The client saves after each. A range without an end lacks what its store requires, and from then on nothing is
    /// saved at all, until that range has gone.
    mutating func update(_ definition: ISmartNewsItemDefinition) throws(ClientCrash) {
        if saved == nil, definition.ranges.contains(where: { $0.end == nil }) {
            saved = Saved(items: items, places: places, events: events)
        }
        try take(definition)
        noteSaving()
    }

    /// Goes back to what was saved last, as an app does that is started again.
    mutating func restore() {
        guard let last = saved else { return }
        (items, places, events) = (last.items, last.places, last.events)
        saved = nil
    }

    /// Notes that all is saved again, if nothing hinders that.
    private mutating func noteSaving() {
        if saved != nil, !items.contains(where: \.hasRangeWithoutEnd) { saved = nil }
    }

    private mutating func take(_ definition: ISmartNewsItemDefinition) throws(ClientCrash) {
        if let place = place(of: definition.uuid) {
            // What crashes the client on the way is not saved, so that the item is as it was.
            var item = items[place]
            try item.update(definition)
            items[place] = item
        } else {
            items.append(try ISmartNewsItem(definition))
            places[ExactText(definition.uuid)] = items.count - 1
        }
    }

    /// Removes all items but those, with their ranges and events.
    mutating func keepItems(_ uuids: Set<ExactText>) {
        guard !items.allSatisfy({ uuids.contains(ExactText($0.definition.uuid)) }) else { return }
        items.removeAll { !uuids.contains(ExactText($0.definition.uuid)) }
        events.removeAll { event in event.owner.map { !uuids.contains(ExactText($0)) } ?? false }
        places = [:]
        for (place, item) in items.enumerated() { places[ExactText(item.definition.uuid)] = place }
        noteSaving()
    }

    /// Starts the counts of weekly and monthly ranges again that went up at that very moment.
    mutating func forgetRanges(shownAt now: Instant, calendar: ISmartNewsCalendar) {
        for item in items.indices {
            for range in items[item].ranges.indices {
                items[item].ranges[range].forgetIfShown(at: now, calendar: calendar)
            }
        }
    }

    /// Starts the counts of ranges again in which none of the moments lies.
    mutating func forgetRanges(outside moments: [Instant]) {
        for item in items.indices {
            for range in items[item].ranges.indices where !items[item].ranges[range].contains(any: moments) {
                items[item].ranges[range].forget()
            }
        }
    }
}
