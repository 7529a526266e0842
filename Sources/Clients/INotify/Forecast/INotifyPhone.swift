import Campaigns

/// A compiled phone with iNotify: what its device remembers, as bits and one instant.
///
/// Of the client's two clocks only the later one counts: while a reminder is pending, the time of the last check does
/// not matter, and when it is cleared, that was at a check. So there is one instant from which on the phone checks.
struct INotifyPhone: ForecastPhone, ~Copyable {
    private let feeds: [INotifyForecastFeed]
    private let versions: Int
    /// The messages answered for good, a bit each.
    private let spent: UnsafeMutablePointer<UInt64>
    private let spentCount: Int
    private var changes: UnsafePointer<Int64>
    private var rows: UnsafePointer<ForecastRow>
    private var words: UnsafePointer<UInt64>
    private var messages: UnsafePointer<INotifyForecastMessage>
    private var checkPeriod: Int64 = 0
    private var remindPeriod: Int64 = 0
    private var row = 0
    private var state = 0
    private var nextChange: Int64 = .max
    /// From when on a visit checks.
    private var checksFrom: Int64 = .min
    private var isReminded = false
    private var skipsLaunch = false
    private var checksAtReturns = false
    /// Whether an alert that nobody has answered keeps others off the screen while the app runs, and whether there is one.
    private var keepsAlert = false
    private var holdsAlert = false
    /// Which candidate was shown last.
    private var rank = 0

    /// A phone for the feeds of all locales, one at least.
    init(_ feeds: [INotifyForecastFeed], versions: Int) {
        self.feeds = feeds
        self.versions = versions
        spentCount = max(feeds.map(\.wordCount).max() ?? 0, 1)
        spent = .allocate(capacity: spentCount)
        spent.initialize(repeating: 0, count: spentCount)
        changes = feeds[0].changes.start
        rows = feeds[0].rows.rows.start
        words = feeds[0].rows.words.start
        messages = feeds[0].messages.start
    }

    deinit {
        spent.deallocate()
    }

    @inline(__always)
    mutating func install(locale: Int, version: Int) {
        let feed = feeds[locale]
        changes = feed.changes.start
        rows = feed.rows.rows.start
        words = feed.rows.words.start
        messages = feed.messages.start
        checkPeriod = feed.checkPeriod
        remindPeriod = feed.remindPeriod
        for word in 0..<feed.wordCount { spent[word] = 0 }
        row = version
        state = 0
        nextChange = changes[0]
        checksFrom = .min
        isReminded = false
        skipsLaunch = feed.skipsFirstLaunch
        checksAtReturns = feed.checksAtReturns
        keepsAlert = feed.keepsAlert
    }

    @inline(__always)
    mutating func launch(at instant: Int64) -> Int {
        holdsAlert = false
        if skipsLaunch {
            skipsLaunch = false
            return -1
        }
        return check(at: instant)
    }

    /// With an alert on the screen the phone checks all the same, but shows nothing.
    @inline(__always)
    mutating func enterForeground(at instant: Int64) -> Int {
        guard checksAtReturns else { return -1 }
        let message = check(at: instant)
        return holdsAlert ? -1 : message
    }

    @inline(__always)
    private mutating func check(at instant: Int64) -> Int {
        // Most visits come within the check period or before there is anything new.
        if instant < checksFrom { return -1 }
        while instant >= nextChange {
            state &+= 1
            row &+= versions
            nextChange = changes[state]
        }
        let row = rows[row]
        let words = words + Int(row.offset)
        let spent = spent + Int(row.first)
        let count = Int(row.count)
        if row.crashes {
            // The crash comes before the time of the check is stored, so the next launch tries again.
            for word in 0..<count where words[count &+ word] & ~spent[word] != 0 { return -1 }
        }
        if !isReminded { checksFrom = instant &+ checkPeriod }
        for word in 0..<count {
            let bits = words[word] & ~spent[word]
            if bits == 0 { continue }
            rank = (Int(row.first) &+ word) &* 64 &+ bits.trailingZeroBitCount
            let message = messages[rank]
            return message.stops ? -1 : Int(message.number)
        }
        return -1
    }

    @inline(__always)
    mutating func answer(_ response: UserResponse, to message: Int, at instant: Int64) {
        if response == .none {
            holdsAlert = keepsAlert
            return
        }
        if response == .remind, messages[rank].hasAction {
            isReminded = true
            checksFrom = instant &+ remindPeriod
            return
        }
        // Not by a subscript, which the thread sanitizer takes for a change of the first field, an array that phones share.
        (spent + rank / 64).pointee |= 1 << UInt64(truncatingIfNeeded: rank % 64)
        isReminded = false
        checksFrom = instant &+ checkPeriod
    }
}
