/// Which of the items has its turn.
extension ISmartNewsPhone {
    /// The one message of an item that a visit shows, behind all others.
    mutating func nextItem(at instant: Int64) -> Int {
        guard hasItems else { return -1 }
        hasItems = false
        if isReturn {
            if chosen.item < 0 { return -1 }
            (item, range) = chosen
        } else if !findItem(from: 0, at: instant) {
            return -1
        }
        let entry = tables.items + item
        address = Int(entry.pointee.addresses.first) &+ Int(turns[item])
        (turns + item).pointee &+= 1
        if turns[item] == entry.pointee.addresses.count { (turns + item).pointee = 0 }
        return tables.addresses[address].isShown ? Int(entry.pointee.number) : -1
    }

    /// Goes to the first candidate that does not stand before a place.
    private mutating func findItem(from start: Int, at instant: Int64) -> Bool {
        let row = tables.itemRows[state]
        let first = max(0, start / 64 &- Int(row.first))
        guard first < Int(row.count) else { return false }
        for word in first..<Int(row.count) {
            let place = Int(row.first) &+ word
            var bits = tables.itemBits[Int(row.offset) &+ word] & ~retired[place]
            if place == start / 64 { bits &= ~0 << UInt64(truncatingIfNeeded: start % 64) }
            while bits != 0 {
                item = place &* 64 &+ bits.trailingZeroBitCount
                bits &= bits &- 1
                if isCandidate(tables.items + item, at: instant) { return true }
            }
        }
        return false
    }

    /// Chooses the candidate whose turn it is at a return: as long as the app runs, each of several has its own, even where
    /// the messages before it leave it no time to come up.
    mutating func chooseItem(at instant: Int64) {
        guard findItem(from: 0, at: instant) else {
            chosen.item = -1
            return
        }
        chosen = (item, range)
        if tables.items[item].isReserved { return }
        let first = item
        var choice = -1
        var isAlone = true
        repeat {
            if choice < 0, called[item / 64] >> UInt64(truncatingIfNeeded: item % 64) & 1 == 0 { choice = item }
            if item > first { isAlone = false }
        } while (choice < 0 || isAlone) && findItem(from: item &+ 1, at: instant)
        if isAlone { return }
        if choice < 0 {
            forgetTurns()
            choice = first
        }
        (called + choice / 64).pointee |= 1 << UInt64(truncatingIfNeeded: choice % 64)
        hasCalled = true
        if findItem(from: choice, at: instant) { chosen = (item, range) }
    }

    /// Gives all items their turn again.
    mutating func forgetTurns() {
        for word in 0..<tables.itemWords { called[word] = 0 }
        hasCalled = false
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
        isReturn
            ? tables.beats[item.pointee.returnRhythm.place(at: returns &- 1)]
            : tables.beats[item.pointee.rhythm.place(at: launches &- 1)]
    }

    /// Whether a return shows nothing without an event: the feed has one of its name, or an item that the phone has stored.
    var needsEvent: Bool {
        if tables.returnNeedsEvent { return true }
        for place in 0..<(tables.hasItemEvents ? tables.itemCount : 0)
        where tables.items[place].hasReturnEvent && isStored(tables.items + place) {
            return true
        }
        return false
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
    var isOnForItem: Bool {
        for place in 0..<(tables.hasItemEvents ? tables.itemCount : 0) {
            let item = tables.items + place
            if item.pointee.hasEvents, isStored(item), isOnForItself(item) { return true }
        }
        return false
    }

    /// Whether the phone has stored an item that the feed has, and its events with it.
    private func isStored(_ item: UnsafePointer<ISmartNewsForecastItem>) -> Bool {
        isInFeed(item) && !isTooEarly(item.pointee.leastDays)
    }
}
