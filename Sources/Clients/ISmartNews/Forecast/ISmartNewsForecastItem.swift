/// A meta item as a compiled phone knows it.
struct ISmartNewsForecastItem: BitwiseCopyable {
    /// Its number among the messages of all locales.
    var number: Int32
    /// The states in which it is in the feed.
    var presence: (first: Int32, end: Int32)
    /// How many days after the first launch it is shown.
    var leastDays: UInt64
    /// Whether it has events of its own, and at which launches one of them is on.
    var hasEvents: Bool
    var rhythm: ISmartNewsForecastRhythm
    /// At which returns one of them is on, and whether any is posted there.
    var returnRhythm: ISmartNewsForecastRhythm
    var hasReturnEvent: Bool
    /// Whether it goes before all others, and needs no turn.
    var isReserved: Bool
    /// Whether it rests when it was closed.
    var hasPause: Bool
    /// How long it keeps its message back, in milliseconds.
    var delay: Int64
    /// Whether it is not shown where another item was retired by a review; and whether the phone knows, when this one has
    /// left the feed, whether it was.
    var mindsReviews: Bool
    var isKept: Bool
    /// Its ranges among those of the feed that are counted; none where no display counts.
    var ranges: (first: Int32, count: Int32)
    /// What it shows in turn, among the addresses of the feed.
    var addresses: (first: Int32, count: Int32)

    /// Whether it is a candidate wherever a state has it, until it is retired.
    var isPlain: Bool { leastDays == 0 && !hasEvents && !hasPause && !mindsReviews && ranges.count == 0 }
}

/// One address of an item as a compiled phone knows it.
struct ISmartNewsForecastAddress: BitwiseCopyable {
    /// Whether anything is shown; else the client cannot read the address.
    var isShown: Bool
    /// What comes of it.
    var effects: ISmartNewsForecastEffects
}

/// A range of an item as a compiled phone knows it.
struct ISmartNewsForecastRange: BitwiseCopyable {
    /// How often the item may be shown in it.
    var limit: UInt64
    /// After what the count starts over, if it does.
    var recurrence: ISmartNewsRecurrence?
    /// The range in which a display counts: the last one with the same uuid; less than zero for none.
    var counted: Int32

    /// One of an item's ranges, the first of which has a number among those of the feed.
    init(_ range: ISmartNewsRange, among ranges: [ISmartNewsRange], from first: Int, calendar: ISmartNewsCalendar) {
        limit = range.limit
        recurrence = ISmartNewsRecurrence(ofStart: range.start, in: calendar)
        let last = range.uuid.isEmpty ? nil : ranges.lastIndex { $0.uuid == range.uuid }
        counted = last.map { Int32(first + $0) } ?? -1
    }
}
