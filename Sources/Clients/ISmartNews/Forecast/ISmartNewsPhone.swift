import Campaigns

/// A compiled phone with iSmartNews: what its device keeps on disk, as bits, instants and numbers.
///
/// Each launch starts the app afresh. A launch, and a return to the app that is running, downloads the feed and posts one
/// event. Of what is lost with the process, only the turns of items are ever there when an event comes.
struct ISmartNewsPhone: ForecastPhone, ~Copyable {
    let feeds: [ISmartNewsForecastFeed]
    /// The classic messages that are not shown again and the items that were retired, a bit each.
    let spent: UnsafeMutablePointer<UInt64>
    let retired: UnsafeMutablePointer<UInt64>
    /// The items that were retired by a review, a bit each.
    let reviewed: UnsafeMutablePointer<UInt64>
    /// When the pause of each item is over, and which of its addresses comes next.
    let rests: UnsafeMutablePointer<Int64>
    let turns: UnsafeMutablePointer<Int32>
    /// How often an item was shown in each range and when last, and which ranges have such a number, a bit each.
    let shown: UnsafeMutablePointer<UInt64>
    let lastShown: UnsafeMutablePointer<Int64>
    let counted: UnsafeMutablePointer<UInt64>
    /// The items that had their turn at returns to the app as it runs, a bit each, and whether any had.
    let called: UnsafeMutablePointer<UInt64>
    var hasCalled = false
    /// The item that the return under way has chosen, with its range; below 0 for none.
    var chosen = (item: -1, range: -1)
    var tables: ISmartNewsForecastTables
    var locale = 0
    var state = 0
    var nextChange: Int64 = .max
    var launches: Int64 = 0
    var returns: Int64 = 0
    /// Whether the visit under way is a return.
    var isReturn = false
    var firstMidnight: Int64 = 0
    /// Whether the feed's own events are on at the visit under way.
    var isOn = false
    /// How many messages may still be closed at it.
    var gate: UInt64 = 0
    /// The bits of the word of classic messages that is being gone through.
    var word = 0
    var bits: UInt64 = 0
    /// Whether items have not had their turn at it, and whether nothing more is shown.
    var hasItems = false
    var isOver = true
    /// Which classic message was shown last, or which item with which address and in which range.
    var classic = -1
    var item = -1
    var address = 0
    var range = -1

    /// A phone for the feeds of all locales, one at least.
    init(_ feeds: [ISmartNewsForecastFeed]) {
        self.feeds = feeds
        tables = ISmartNewsForecastTables(feeds[0])
        func words(_ count: (ISmartNewsForecastFeed) -> Int) -> Int { ((feeds.map(count).max() ?? 0) + 63) / 64 + 1 }
        func zeros<Number: FixedWidthInteger>(_ count: Int) -> UnsafeMutablePointer<Number> {
            let numbers = UnsafeMutablePointer<Number>.allocate(capacity: count)
            numbers.initialize(repeating: 0, count: count)
            return numbers
        }
        let (classics, items, ranges) = (words(\.classics.count), words(\.items.count), words(\.ranges.count))
        spent = zeros(classics)
        retired = zeros(items)
        reviewed = zeros(items)
        called = zeros(items)
        rests = zeros(items * 64)
        turns = zeros(items * 64)
        shown = zeros(ranges * 64)
        lastShown = zeros(ranges * 64)
        counted = zeros(ranges)
    }

    deinit {
        spent.deallocate()
        retired.deallocate()
        reviewed.deallocate()
        rests.deallocate()
        turns.deallocate()
        shown.deallocate()
        lastShown.deallocate()
        counted.deallocate()
        called.deallocate()
    }

    @inline(__always)
    mutating func install(locale: Int, version: Int) {
        if hasCalled { forgetTurns() }
        if locale != self.locale { tables = ISmartNewsForecastTables(feeds[locale]) }
        self.locale = locale
        for word in 0..<tables.classicWords { spent[word] = 0 }
        for word in 0..<tables.itemWords {
            retired[word] = 0
            reviewed[word] = 0
        }
        for word in 0..<tables.rangeWords { counted[word] = 0 }
        for item in 0..<tables.itemCount {
            rests[item] = .min
            turns[item] = 0
        }
        for range in 0..<tables.rangeCount { shown[range] = 0 }
        state = 0
        nextChange = tables.changes[0]
        launches = 0
        returns = 0
    }

    @inline(__always)
    mutating func launch(at instant: Int64) -> Int {
        download(at: instant)
        if launches == 0 { firstMidnight = tables.midnights[state] }
        isReturn = false
        if hasCalled { forgetTurns() }
        isOn = tables.beats[tables.rhythm.place(at: launches)]
        launches &+= 1
        if tables.rangeCount > 0 { forgetRanges() }
        guard isOn || isOnForItem else { return -1 }
        return begin(at: instant)
    }

    @inline(__always)
    mutating func enterForeground(at instant: Int64) -> Int {
        download(at: instant)
        isReturn = true
        isOn = tables.beats[tables.returnRhythm.place(at: returns)]
        returns &+= 1
        if tables.rangeCount > 0 { forgetRanges() }
        guard isOn || isOnForItem || !needsEvent else { return -1 }
        chooseItem(at: instant)
        return begin(at: instant)
    }

    @inline(__always)
    private mutating func download(at instant: Int64) {
        while instant >= nextChange {
            state &+= 1
            nextChange = tables.changes[state]
        }
    }

    /// The first message of an event.
    @inline(__always)
    private mutating func begin(at instant: Int64) -> Int {
        gate = tables.gate
        isOver = false
        hasItems = true
        word = -1
        bits = 0
        return next(at: instant)
    }

    @inline(__always)
    mutating func next(at instant: Int64) -> Int {
        if isOver { return -1 }
        let row = tables.classicRows[state]
        while true {
            while bits == 0 {
                word &+= 1
                if word >= Int(row.count) { return nextItem(at: instant) }
                bits = tables.classicBits[Int(row.offset) &+ word] & ~spent[Int(row.first) &+ word]
            }
            classic = (Int(row.first) &+ word) &* 64 &+ bits.trailingZeroBitCount
            bits &= bits &- 1
            let message = tables.classics + classic
            if message.pointee.isPlain || isDue(message) {
                item = -1
                return Int(message.pointee.number)
            }
        }
    }

    @inline(__always)
    mutating func answer(_ response: UserResponse, to message: Int, at instant: Int64) {
        let bit = response.bit
        let effects = item < 0 ? tables.classics[classic].effects : tables.addresses[address].effects
        if item >= 0 { close(effects, bit, at: instant) }
        if effects.stays & bit != 0 {
            isOver = true
            return
        }
        // Not by a subscript, which the thread sanitizer takes for a change of the first field, an array that phones share.
        if item < 0, effects.spends & bit != 0 {
            (spent + classic / 64).pointee |= 1 << UInt64(truncatingIfNeeded: classic % 64)
        }
        gate &-= 1
        if gate == 0 { isOver = true }
    }

    /// Notes a display of an item, and that it was closed.
    private mutating func close(_ effects: ISmartNewsForecastEffects, _ bit: UInt8, at instant: Int64) {
        if range >= 0, effects.counts & bit != 0, case let place = Int(tables.ranges[range].counted), place >= 0 {
            (shown + place).pointee &+= 1
            (lastShown + place).pointee = instant
            (counted + place / 64).pointee |= 1 << UInt64(truncatingIfNeeded: place % 64)
        }
        if effects.closes & bit != 0, tables.items[item].hasPause, let pause = feeds[locale].pauses[item] {
            let closed = Instant(milliseconds: instant &+ tables.items[item].delay)
            let feed = feeds[locale]
            (rests + item).pointee =
                pause.end(since: closed, calendar: feed.calendar, version: feed.version).milliseconds
        }
        let own: UInt64 = 1 << UInt64(truncatingIfNeeded: item % 64)
        if effects.retires & bit != 0 { (retired + item / 64).pointee |= own }
        if effects.reviews & bit != 0 { (reviewed + item / 64).pointee |= own }
    }

    /// Starts the counts of ranges again that are not open.
    private mutating func forgetRanges() {
        for word in 0..<tables.rangeWords where counted[word] != 0 {
            var left = counted[word] & ~tables.openRanges(word, in: state)
            counted[word] &= tables.openRanges(word, in: state)
            while left != 0 {
                shown[word &* 64 &+ left.trailingZeroBitCount] = 0
                left &= left &- 1
            }
        }
    }

    /// How often an item was shown in a range; that starts over if it was in another week or month.
    func count(of range: Int, at instant: Int64) -> UInt64 {
        guard shown[range] > 0, let recurrence = tables.ranges[range].recurrence else { return shown[range] }
        let (last, now) = (Instant(milliseconds: lastShown[range]), Instant(milliseconds: instant))
        if recurrence.isOver(since: last, at: now, calendar: feeds[locale].calendar) { (shown + range).pointee = 0 }
        return shown[range]
    }

    func isTooEarly(_ leastDays: UInt64) -> Bool {
        leastDays > 0
            && (tables.midnights[state] - firstMidnight).magnitude / Instant.secondsPerDay.magnitude < leastDays
    }

    private func isDue(_ message: UnsafePointer<ISmartNewsForecastClassic>) -> Bool {
        UInt64(launches &+ returns) >= message.pointee.counter && !isTooEarly(message.pointee.leastDays)
    }
}
