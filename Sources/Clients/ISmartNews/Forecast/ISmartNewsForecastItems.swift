/// The items of a feed while they are compiled, and what lies beside them in tables of its own.
struct ISmartNewsForecastItems {
    /// The items in the order in which they are chosen.
    private(set) var items: [ISmartNewsForecastItem] = []
    /// What they show, each in its own order.
    private(set) var faces: [ISmartNewsForecastFace] = []
    /// The ranges of items with one that is counted.
    private(set) var ranges: [(range: ISmartNewsRange, counted: ISmartNewsForecastRange)] = []
    /// What counts of them where users return.
    private(set) var returns: [ISmartNewsForecastReturns.Item] = []
    /// The beats of all rhythms.
    var beats: [Bool] = []

    /// Adds an item, or tells that it has no compiled form.
    ///
    /// - Parameters:
    ///   - item: the item.
    ///   - number: its number among the messages of all locales.
    ///   - launches: the patterns of its own events that are posted at a launch.
    ///   - returns: the patterns of those that are posted at a return.
    ///   - hasEvents: whether it has events of its own at all.
    ///   - presence: the states in which it is in the feed.
    ///   - states: how many states there are.
    ///   - phone: the phone.
    ///   - deeds: what comes of a message that it shows; nil where that cannot be said.
    mutating func add(
        _ item: ISmartNewsForecastParts.Item, number: Int, launches: [ISmartNewsPattern],
        returns: [ISmartNewsPattern], hasEvents: Bool, presence: Range<Int>, states: Int, on phone: ISmartNewsContext,
        deeds: (ISmartNewsMessage) -> ISmartNewsForecastDeeds?
    ) -> Bool {
        let definition = item.definition
        let isKept = ISmartNewsDevice.protects(definition.uuid, version: phone.version)
        guard !isKept || phone.version == .v496 || presence.isEmpty || presence.upperBound == states,
            let rhythm = ISmartNewsForecastRhythm(launches, among: &beats),
            let rhythmAtReturns = ISmartNewsForecastRhythm(returns, among: &beats),
            // Otherwise each phone would count from another launch on.
            rhythm.isSteady && rhythmAtReturns.isSteady || presence.lowerBound == 0 && item.leastDays == 0,
            let addresses = item.addresses
        else { return false }
        let first = (faces: faces.count, ranges: ranges.count)
        for address in addresses {
            guard let message = try? address.message(version: phone.version), let deeds = deeds(message) else {
                return false
            }
            faces.append(ISmartNewsForecastFace(isShown: message.isReadable, deeds: deeds))
        }
        if item.isCounted {
            for range in item.ranges {
                let counted = ISmartNewsForecastRange(
                    range, among: item.ranges, from: first.ranges, calendar: phone.calendar)
                ranges.append((range, counted))
            }
        }
        self.returns.append(
            ISmartNewsForecastReturns.Item(
                rhythm: rhythmAtReturns, hasEvent: !returns.isEmpty,
                isReserved: ISmartNewsReservedItem(rawValue: definition.uuid) != nil))
        items.append(
            ISmartNewsForecastItem(
                number: Int32(number), presence: (Int32(presence.lowerBound), Int32(presence.upperBound)),
                leastDays: item.leastDays, hasEvents: hasEvents, rhythm: rhythm, hasPause: definition.pause != nil,
                delay: definition.delay * 1000, mindsReviews: item.mindsReviews(phone.version), isKept: isKept,
                ranges: (Int32(first.ranges), Int32(ranges.count - first.ranges)),
                faces: (Int32(first.faces), Int32(faces.count - first.faces))))
        return true
    }
}
