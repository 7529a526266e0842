/// Where the tables of a feed lie, for a phone that holds the feed.
struct ISmartNewsForecastTables {
    let changes: UnsafePointer<Int64>
    let midnights: UnsafePointer<Int64>
    let classics: UnsafePointer<ISmartNewsForecastClassic>
    let classicRows: UnsafePointer<ForecastRow>
    let classicBits: UnsafePointer<UInt64>
    let items: UnsafePointer<ISmartNewsForecastItem>
    let itemRows: UnsafePointer<ForecastRow>
    let itemBits: UnsafePointer<UInt64>
    let addresses: UnsafePointer<ISmartNewsForecastAddress>
    let ranges: UnsafePointer<ISmartNewsForecastRange>
    let beats: UnsafePointer<Bool>
    let rhythm: ISmartNewsForecastRhythm
    let returnRhythm: ISmartNewsForecastRhythm
    let returnNeedsEvent: Bool
    let gate: UInt64
    let itemCount: Int
    let rangeCount: Int
    /// Whether an item has events of its own.
    let hasItemEvents: Bool
    /// How many words hold a bit for each classic message, each item and each range.
    let (classicWords, itemWords, rangeWords): (Int, Int, Int)
    private let rangeRows: UnsafePointer<ForecastRow>
    private let rangeBits: UnsafePointer<UInt64>

    init(_ feed: ISmartNewsForecastFeed) {
        changes = feed.changes.start
        midnights = feed.midnights.start
        classics = feed.classics.start
        classicRows = feed.classicRows.rows.start
        classicBits = feed.classicRows.words.start
        items = feed.items.start
        itemRows = feed.itemRows.rows.start
        itemBits = feed.itemRows.words.start
        addresses = feed.addresses.start
        ranges = feed.ranges.start
        rangeRows = feed.rangeRows.rows.start
        rangeBits = feed.rangeRows.words.start
        beats = feed.beats.start
        rhythm = feed.rhythm
        returnRhythm = feed.returnRhythm
        returnNeedsEvent = feed.returnNeedsEvent
        gate = feed.gate
        itemCount = feed.items.count
        rangeCount = feed.ranges.count
        hasItemEvents = (0..<feed.items.count).contains { feed.items[$0].hasEvents }
        classicWords = (feed.classics.count + 63) / 64
        itemWords = (feed.items.count + 63) / 64
        rangeWords = (feed.ranges.count + 63) / 64
    }

    /// Which of the ranges of a word are open in a state.
    @inline(__always)
    func openRanges(_ word: Int, in state: Int) -> UInt64 {
        let row = rangeRows[state]
        let place = word &- Int(row.first)
        return place >= 0 && place < Int(row.count) ? rangeBits[Int(row.offset) &+ place] : 0
    }
}
