import Campaigns

/// A compiled phone with iSmartNews: what its device keeps on disk, as bits, instants and numbers.
///
/// Each launch starts the app afresh, downloads the feed and posts one event. What is lost with the process, such as turns
/// and time-outs, is never there when that event comes.
struct ISmartNewsPhone: ForecastPhone, ~Copyable {
    private let feeds: [ISmartNewsForecastFeed]
    /// The classic messages that are not shown again and the items that were retired, a bit each.
    private let spent: UnsafeMutablePointer<UInt64>
    private let retired: UnsafeMutablePointer<UInt64>
    /// The items that were retired by a review, a bit each.
    private let reviewed: UnsafeMutablePointer<UInt64>
    /// When the pause of each item is over, and which of its faces comes next.
    private let rests: UnsafeMutablePointer<Int64>
    private let turns: UnsafeMutablePointer<Int32>
    /// How often an item was shown in each range and when last, and which ranges have such a number, a bit each.
    private let shown: UnsafeMutablePointer<UInt64>
    private let lastShown: UnsafeMutablePointer<Int64>
    private let counted: UnsafeMutablePointer<UInt64>
    private var tables: ISmartNewsForecastTables
    private var locale = 0
    private var state = 0
    private var nextChange: Int64 = .max
    private var launches: Int64 = 0
    private var firstMidnight: Int64 = 0
    /// Whether the feed's own events are on at the launch under way.
    private var isOn = false
    /// How many messages may still be closed at it.
    private var gate: UInt64 = 0
    /// The bits of the word of classic messages that is being gone through.
    private var word = 0
    private var bits: UInt64 = 0
    /// Whether items have not had their turn at it, and whether nothing more is shown.
    private var hasItems = false
    private var isOver = true
    /// Which classic message was shown last, or which item with which face and in which range.
    private var classic = -1
    private var item = -1
    private var face = 0
    private var range = -1

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
    }

    @inline(__always)
    mutating func install(locale: Int, version: Int) {
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
    }

    @inline(__always)
    mutating func launch(at instant: Int64) -> Int {
        while instant >= nextChange {
            state &+= 1
            nextChange = tables.changes[state]
        }
        if launches == 0 { firstMidnight = tables.midnights[state] }
        isOn = tables.beats[tables.rhythm.place(at: launches)]
        launches &+= 1
        if tables.rangeCount > 0 { forgetRanges() }
        guard isOn || isOnForItem else { return -1 }
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
        let deeds = item < 0 ? tables.classics[classic].deeds : tables.faces[face].deeds
        if item >= 0 { close(deeds, bit, at: instant) }
        if deeds.stays & bit != 0 {
            isOver = true
            return
        }
        // Not by a subscript, which the thread sanitizer takes for a change of the first field, an array that phones share.
        if item < 0, deeds.spends & bit != 0 {
            (spent + classic / 64).pointee |= 1 << UInt64(truncatingIfNeeded: classic % 64)
        }
        gate &-= 1
        if gate == 0 { isOver = true }
    }

    /// The one message of an item that a launch shows, behind all others.
    private mutating func nextItem(at instant: Int64) -> Int {
        guard hasItems else { return -1 }
        hasItems = false
        let row = tables.itemRows[state]
        for word in 0..<Int(row.count) {
            let place = Int(row.first) &+ word
            var bits = tables.itemBits[Int(row.offset) &+ word] & ~retired[place]
            while bits != 0 {
                item = place &* 64 &+ bits.trailingZeroBitCount
                bits &= bits &- 1
                let chosen = tables.items + item
                guard isCandidate(chosen, at: instant) else { continue }
                face = Int(chosen.pointee.faces.first) &+ Int(turns[item])
                (turns + item).pointee &+= 1
                if turns[item] == chosen.pointee.faces.count { (turns + item).pointee = 0 }
                return tables.faces[face].isShown ? Int(chosen.pointee.number) : -1
            }
        }
        return -1
    }

    /// Notes a display of an item, and that it was closed.
    private mutating func close(_ deeds: ISmartNewsForecastDeeds, _ bit: UInt8, at instant: Int64) {
        if range >= 0, deeds.counts & bit != 0, case let place = Int(tables.ranges[range].counted), place >= 0 {
            (shown + place).pointee &+= 1
            (lastShown + place).pointee = instant
            (counted + place / 64).pointee |= 1 << UInt64(truncatingIfNeeded: place % 64)
        }
        if deeds.closes & bit != 0, tables.items[item].hasPause, let pause = feeds[locale].pauses[item] {
            let closed = Instant(milliseconds: instant &+ tables.items[item].delay)
            let feed = feeds[locale]
            (rests + item).pointee =
                pause.end(since: closed, calendar: feed.calendar, version: feed.version).milliseconds
        }
        let own: UInt64 = 1 << UInt64(truncatingIfNeeded: item % 64)
        if deeds.retires & bit != 0 { (retired + item / 64).pointee |= own }
        if deeds.reviews & bit != 0 { (reviewed + item / 64).pointee |= own }
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
    private func count(of range: Int, at instant: Int64) -> UInt64 {
        guard shown[range] > 0, let recurrence = tables.ranges[range].recurrence else { return shown[range] }
        let (last, now) = (Instant(milliseconds: lastShown[range]), Instant(milliseconds: instant))
        if recurrence.isOver(since: last, at: now, calendar: feeds[locale].calendar) { (shown + range).pointee = 0 }
        return shown[range]
    }

    private func isTooEarly(_ leastDays: UInt64) -> Bool {
        leastDays > 0
            && (tables.midnights[state] - firstMidnight).magnitude / Instant.secondsPerDay.magnitude < leastDays
    }

    private func isDue(_ message: UnsafePointer<ISmartNewsForecastClassic>) -> Bool {
        UInt64(launches) >= message.pointee.counter && !isTooEarly(message.pointee.leastDays)
    }

    private mutating func isCandidate(_ chosen: UnsafePointer<ISmartNewsForecastItem>, at instant: Int64) -> Bool {
        range = -1
        if chosen.pointee.isPlain { return isOn }
        if chosen.pointee.hasEvents ? !isOnForItself(chosen) : !isOn { return false }
        if chosen.pointee.hasPause, instant < rests[item] { return false }
        if isTooEarly(chosen.pointee.leastDays) { return false }
        if chosen.pointee.mindsReviews, wasReviewed { return false }
        if chosen.pointee.ranges.count == 0 { return true }
        let first = Int(chosen.pointee.ranges.first)
        for place in first..<first + Int(chosen.pointee.ranges.count)
        where tables.openRanges(place / 64, in: state) >> UInt64(truncatingIfNeeded: place % 64) & 1 != 0 {
            if count(of: place, at: instant) < tables.ranges[place].limit {
                range = place
                return true
            }
        }
        return false
    }

    private func isOnForItself(_ item: UnsafePointer<ISmartNewsForecastItem>) -> Bool {
        tables.beats[item.pointee.rhythm.place(at: launches &- 1)]
    }

    /// Whether an item that the phone still knows was retired by a review.
    private var wasReviewed: Bool {
        for word in 0..<tables.itemWords where reviewed[word] != 0 {
            var bits = reviewed[word]
            while bits != 0 {
                let item = tables.items + word * 64 + bits.trailingZeroBitCount
                if item.pointee.isKept || isInFeed(item) { return true }
                bits &= bits &- 1
            }
        }
        return false
    }

    private func isInFeed(_ item: UnsafePointer<ISmartNewsForecastItem>) -> Bool {
        state >= item.pointee.presence.first && state < item.pointee.presence.end
    }

    /// Whether the events of some item that the phone has stored are on.
    private var isOnForItem: Bool {
        for place in 0..<(tables.hasItemEvents ? tables.itemCount : 0) {
            let item = tables.items + place
            if item.pointee.hasEvents, isInFeed(item), !isTooEarly(item.pointee.leastDays), isOnForItself(item) {
                return true
            }
        }
        return false
    }
}
