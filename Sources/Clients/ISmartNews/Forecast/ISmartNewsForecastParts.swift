import Campaigns

/// What the phones of a forecast read in a feed, by the places of its entries: nothing that may crash the app, and nothing
/// in a queue.
struct ISmartNewsForecastParts {
    /// A classic message.
    struct Classic {
        /// Its place among the entries.
        let place: Int
        let message: ISmartNewsMessage
        let leastDays: UInt64
    }

    /// A meta item.
    struct Item {
        /// Its place among the entries.
        let place: Int
        let definition: ISmartNewsItemDefinition
        let leastDays: UInt64
        /// The ranges as they are stored, from the first event on.
        let ranges: [ISmartNewsRange]
    }

    /// The classic messages in the order of the feed.
    private(set) var classics: [Classic] = []
    /// The items in the order in which they are chosen.
    private(set) var items: [Item] = []
    /// After how many closed messages a launch shows no more.
    private(set) var gate: UInt64?
    private let global: [ISmartNewsEvent]
    private let local: [String?: [ISmartNewsEvent]]

    /// The parts of a feed with so many special elements in front of its entries; nil for a feed of another kind.
    init?(_ feed: ISmartNewsReading, special: Int, entries: Int, _ context: ISmartNewsContext) {
        guard let elements = feed.elements, elements.count == special + entries,
            elements.dropFirst(special).allSatisfy({ $0 != nil && $0?.event == nil })
        else { return nil }
        let reading = feed.localized(for: context)
        guard let events = try? reading.events.get() else { return nil }
        global = events.global
        local = Dictionary(grouping: events.local, by: \.owner)
        var identities: Set<ISmartNewsIdentity> = []
        for classic in reading.classics {
            guard let listed = classic.listed else {
                // Entries that are no messages, and gates that open later, are for devices as they are.
                guard classic.number < special, classic.leastDays == 0 else { return nil }
                gate = classic.special?.gate ?? gate
                continue
            }
            guard classic.number >= special, listed.message.queue == nil, let identity = listed.identity,
                identities.insert(identity).inserted
            else { return nil }
            if classic.needsNewerSystem { continue }
            classics.append(
                Classic(
                    place: Int(classic.number) - special, message: listed.message, leastDays: classic.leastDays))
        }
        var names: Set<String> = []
        var owners: Set<String> = []
        for (number, reading) in reading.items {
            // Events are known by the name of their item, be that rejected: of two with one name, the other has them too.
            guard let reading, reading.uuid.isEmpty || owners.insert(reading.uuid.lowercased()).inserted else {
                return nil
            }
            let place = Int(number) - special
            guard case .success(let read) = Result(catching: { try Item(reading, at: place) }) else { return nil }
            guard let item = read else { continue }
            let uuid = item.definition.uuid
            guard place >= 0, item.definition.queue == nil, item.definition.priority?.real.isNaN != true,
                names.insert(uuid.lowercased()).inserted, !item.ranges.contains(where: { $0.end == nil })
            else { return nil }
            items.append(item)
        }
        items.sort(by: Self.areInOrder)
    }

    /// `what_is_new` and `review` go before all others.
    private static func areInOrder(_ left: Item, _ right: Item) -> Bool {
        let reserved = ISmartNewsReservedItem.allCases.map(\.rawValue)
        let places = [left, right].map { reserved.firstIndex(of: $0.definition.uuid) ?? reserved.count }
        guard places[0] == places[1] else { return places[0] < places[1] }
        return ISmartNewsDevice.areInOrder(
            (left.definition.uuid, left.definition.priority), (right.definition.uuid, right.definition.priority))
    }

    /// Whether anything goes by the days since the first launch.
    var countsDays: Bool {
        classics.contains { $0.leastDays > 0 } || items.contains { $0.leastDays > 0 }
    }

    /// Whether an item has events of its own, so that those of the feed do not count for it.
    func hasEvents(_ uuid: String) -> Bool { local[uuid] != nil }

    /// The patterns of the events of a name: those of an item, or for nil of the feed itself.
    func patterns(of owner: String?, for event: String) -> [ISmartNewsPattern] {
        let events = owner == nil ? global : local[owner] ?? []
        return events.filter { $0.name == event }.map(\.pattern)
    }
}

extension ISmartNewsForecastParts.Item {
    /// An item as it is stored; nil where the client rejects it.
    fileprivate init?(_ reading: ISmartNewsItemReading, at place: Int) throws(ClientCrash) {
        guard let definition = try reading.definition(daysSinceInstallation: .max) else { return nil }
        self.place = place
        self.definition = definition
        leastDays = reading.leastDays
        var item = try ISmartNewsItem(definition)
        // It is read when it is downloaded, and again at the event; from then on all is as it was.
        try item.update(definition)
        ranges = item.ranges
        try item.update(definition)
        guard item.ranges == ranges else { throw ClientCrash("other ranges each time that the feed is read") }
    }

    /// What it shows in turn; nil where the order names addresses that are not there.
    var addresses: [ISmartNewsAddress]? {
        let addresses = definition.addresses.addresses
        guard let first = addresses.first else { return [] }
        guard let round = definition.addresses.round, let start = round.first else {
            return definition.fixesAddress ? [first] : addresses
        }
        guard round.allSatisfy(addresses.indices.contains) else { return nil }
        return (definition.fixesAddress ? [start] : round).map { addresses[$0] }
    }

    /// Whether 4.9.6 looks for reviews that users have given by other items, before it shows this one.
    func mindsReviews(_ version: ISmartNewsVersion) -> Bool {
        version == .v496 && definition.uuid == ISmartNewsReservedItem.review.rawValue
            && definition.oncePerVersion != nil
    }

    /// Whether the client notes when it is retired by a review.
    var notesReviews: Bool {
        definition.oncePerVersion != nil && definition.uuid != ISmartNewsReservedItem.review.rawValue
    }

    /// Whether it has a range in which it is shown only so many times.
    var isCounted: Bool { ranges.contains { $0.limit < UInt64(Int32.max) } }

    /// Whether it is for a phone whose app was never upgraded.
    func isEverCandidate(for settings: ISmartNewsDeviceSettings) -> Bool {
        let isMeant = definition.segments.isEmpty || definition.segments.contains(where: settings.segments.contains)
        return isMeant && !definition.isForNoApp && !definition.showsOnlyIfUpgrade
            && !definition.addresses.addresses.isEmpty
    }
}
