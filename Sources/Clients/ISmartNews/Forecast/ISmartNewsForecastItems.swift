/// The items of a feed while they are compiled, and what lies beside them in tables of its own.
struct ISmartNewsForecastItems {
    /// The items in the order in which they are chosen.
    private(set) var items: [ISmartNewsForecastItem] = []
    /// What they show, each in its own order.
    private(set) var addresses: [ISmartNewsForecastAddress] = []
    /// The ranges of items with one that is counted.
    private(set) var ranges: [(range: ISmartNewsRange, counted: ISmartNewsForecastRange)] = []
    /// What counts of them where users return.
    private(set) var returns: [ISmartNewsForecastReturns.Item] = []
    /// The beats of all rhythms.
    var beats: [Bool] = []

    private let states: Int
    private let phone: ISmartNewsContext

    /// An item on its way into the tables.
    struct Entry {
        /// The item.
        var item: ISmartNewsForecastParts.Item
        /// Its number among the messages of all locales.
        var number: Int
        /// The patterns of its own events that are posted at a launch.
        var launches: [ISmartNewsPattern]
        /// The patterns of those that are posted at a return.
        var returns: [ISmartNewsPattern]
        /// Whether it has events of its own at all.
        var hasEvents: Bool
        /// The states in which it is in the feed.
        var presence: Range<Int>
    }

    /// No items yet, of a feed with so many states.
    init(states: Int, on phone: ISmartNewsContext) {
        self.states = states
        self.phone = phone
    }

    /// Adds an item, or tells that it has no compiled form.
    ///
    /// - Parameter effects: what comes of a message that it shows; nil where that cannot be said.
    mutating func add(_ entry: Entry, effects: (ISmartNewsMessage) -> ISmartNewsForecastEffects?) -> Bool {
        let (item, presence) = (entry.item, entry.presence)
        let definition = item.definition
        let isKept = ISmartNewsDevice.protects(definition.uuid, version: phone.version)
        guard !isKept || phone.version == .v496 || presence.isEmpty || presence.upperBound == states,
            let rhythm = ISmartNewsForecastRhythm(entry.launches, among: &beats),
            let rhythmAtReturns = ISmartNewsForecastRhythm(entry.returns, among: &beats),
            // Otherwise each phone would count from another launch on.
            rhythm.isSteady && rhythmAtReturns.isSteady || presence.lowerBound == 0 && item.leastDays == 0,
            let own = item.addresses
        else { return false }
        let first = (addresses: addresses.count, ranges: ranges.count)
        for address in own {
            guard let message = try? address.message(version: phone.version), let effects = effects(message) else {
                return false
            }
            addresses.append(ISmartNewsForecastAddress(isShown: message.isReadable, effects: effects))
        }
        if item.isCounted {
            for range in item.ranges {
                let counted = ISmartNewsForecastRange(
                    range, among: item.ranges, from: first.ranges, calendar: phone.calendar)
                ranges.append((range, counted))
            }
        }
        returns.append(
            ISmartNewsForecastReturns.Item(
                rhythm: rhythmAtReturns, hasEvent: !entry.returns.isEmpty,
                isReserved: ISmartNewsReservedItem(rawValue: definition.uuid) != nil))
        items.append(
            ISmartNewsForecastItem(
                number: Int32(entry.number), presence: (Int32(presence.lowerBound), Int32(presence.upperBound)),
                leastDays: item.leastDays, hasEvents: entry.hasEvents, rhythm: rhythm,
                hasPause: definition.pause != nil,
                delay: definition.delay * 1000, mindsReviews: item.mindsReviews(phone.version), isKept: isKept,
                ranges: (Int32(first.ranges), Int32(ranges.count - first.ranges)),
                addresses: (Int32(first.addresses), Int32(addresses.count - first.addresses))))
        return true
    }
}
