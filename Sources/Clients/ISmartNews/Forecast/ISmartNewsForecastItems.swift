/// The items of a feed while they are compiled, and what lies beside them in tables of its own.
struct ISmartNewsForecastItems {
    /// The items in the order in which they are chosen.
    private(set) var items: [ISmartNewsForecastItem] = []
    /// What they show, each in its own order.
    private(set) var addresses: [ISmartNewsForecastAddress] = []
    /// The ranges of items with one that is counted.
    private(set) var ranges: [(range: ISmartNewsRange, counted: ISmartNewsForecastRange)] = []
    /// When the feed's own events are on, at launches and at returns.
    let (rhythm, returnRhythm): (ISmartNewsForecastRhythm, ISmartNewsForecastRhythm)
    /// The beats of all rhythms.
    private(set) var beats: [Bool]

    /// The items of a feed, numbered from `offset` on; nil where one of them has no compiled form.
    init?(_ reading: ISmartNewsForecastReading, offset: Int) {
        var beats: [Bool] = []
        guard let rhythm = ISmartNewsForecastRhythm(reading.launches(of: nil), among: &beats),
            let returnRhythm = ISmartNewsForecastRhythm(reading.returns(of: nil), among: &beats)
        else { return nil }
        (self.rhythm, self.returnRhythm, self.beats) = (rhythm, returnRhythm, beats)
        for item in reading.parts.items {
            guard add(item, number: offset + item.place, of: reading) else { return nil }
        }
    }

    /// Adds an item, or tells that it has no compiled form.
    private mutating func add(
        _ item: ISmartNewsForecastParts.Item, number: Int, of reading: ISmartNewsForecastReading
    ) -> Bool {
        let (definition, version) = (item.definition, reading.context.version)
        let presence = reading.timeline.presence[item.place]
        let returns = reading.returns(of: definition.uuid)
        let isKept = ISmartNewsDevice.protects(definition.uuid, version: version)
        guard !isKept || version == .v496 || presence.isEmpty || presence.upperBound == reading.timeline.count,
            let rhythm = ISmartNewsForecastRhythm(reading.launches(of: definition.uuid), among: &beats),
            let returnRhythm = ISmartNewsForecastRhythm(returns, among: &beats),
            // Otherwise each phone would count from another launch on.
            rhythm.isSteady && returnRhythm.isSteady || presence.lowerBound == 0 && item.leastDays == 0,
            let own = item.addresses
        else { return false }
        let first = (addresses: addresses.count, ranges: ranges.count)
        for address in own {
            guard let message = try? address.message(version: version),
                let effects = reading.effects(of: message, by: item)
            else { return false }
            addresses.append(ISmartNewsForecastAddress(isShown: message.isReadable, effects: effects))
        }
        if item.isCounted {
            for range in item.ranges {
                let counted = ISmartNewsForecastRange(
                    range, among: item.ranges, from: first.ranges, calendar: reading.context.calendar)
                ranges.append((range, counted))
            }
        }
        items.append(
            ISmartNewsForecastItem(
                number: Int32(number), presence: (Int32(presence.lowerBound), Int32(presence.upperBound)),
                leastDays: item.leastDays, hasEvents: reading.parts.hasEvents(definition.uuid), rhythm: rhythm,
                returnRhythm: returnRhythm, hasReturnEvent: !returns.isEmpty,
                isReserved: ISmartNewsReservedItem(rawValue: definition.uuid) != nil,
                hasPause: definition.pause != nil, delay: definition.delay * 1000,
                mindsReviews: item.mindsReviews(version), isKept: isKept,
                ranges: (Int32(first.ranges), Int32(ranges.count - first.ranges)),
                addresses: (Int32(first.addresses), Int32(addresses.count - first.addresses))))
        return true
    }
}
