import Campaigns

/// A compiled phone with Notable: what its device remembers of notifications, as bits, instants and numbers of launches.
///
/// The device counts the launches of every notification at each launch, and takes a return to the app for one. Here only
/// those of the app are counted, and each notification remembers after which of them its own count began.
struct NotablePhone: ForecastPhone, ~Copyable {
    private let feeds: [NotableForecastFeed]
    private let versions: Int
    /// What never holds again, and what was displayed, a bit for each notification.
    private let spent: UnsafeMutablePointer<UInt64>
    private let displayed: UnsafeMutablePointer<UInt64>
    private let flagged: UnsafeMutablePointer<UInt64>
    /// When each was displayed, and after which launch its count began.
    private let lastDisplayed: UnsafeMutablePointer<Int64>
    private let countedFrom: UnsafeMutablePointer<Int64>
    private var changes: UnsafePointer<Int64>
    private var rows: UnsafePointer<ForecastRow>
    private var words: UnsafePointer<UInt64>
    private var rules: UnsafePointer<NotableForecastRule>
    private var flagging: UnsafePointer<UInt8>
    private var enteringStarts: UnsafePointer<Int32>
    private var entering: UnsafePointer<Int32>
    private var offset = 0
    private var row = 0
    private var state = 0
    private var nextChange: Int64 = .max
    private var launches: Int64 = 0

    /// A phone for the files of all locales, one at least.
    init(_ feeds: [NotableForecastFeed], versions: Int) {
        self.feeds = feeds
        self.versions = versions
        let words = max(feeds.map(\.wordCount).max() ?? 0, 1)
        spent = .allocate(capacity: words)
        displayed = .allocate(capacity: words)
        flagged = .allocate(capacity: words)
        for bits in [spent, displayed, flagged] { bits.initialize(repeating: 0, count: words) }
        lastDisplayed = .allocate(capacity: words * 64)
        countedFrom = .allocate(capacity: words * 64)
        for numbers in [lastDisplayed, countedFrom] { numbers.initialize(repeating: 0, count: words * 64) }
        changes = feeds[0].changes.start
        rows = feeds[0].rows.rows.start
        self.words = feeds[0].rows.words.start
        rules = feeds[0].rules.start
        flagging = feeds[0].flagging.start
        enteringStarts = feeds[0].enteringStarts.start
        entering = feeds[0].entering.start
    }

    deinit {
        spent.deallocate()
        displayed.deallocate()
        flagged.deallocate()
        lastDisplayed.deallocate()
        countedFrom.deallocate()
    }

    @inline(__always)
    mutating func install(locale: Int, version: Int) {
        let feed = feeds[locale]
        changes = feed.changes.start
        rows = feed.rows.rows.start
        words = feed.rows.words.start
        rules = feed.rules.start + version * feed.count
        flagging = feed.flagging.start
        enteringStarts = feed.enteringStarts.start
        entering = feed.entering.start
        offset = feed.offset
        for word in 0..<feed.wordCount {
            spent[word] = 0
            displayed[word] = 0
            flagged[word] = 0
        }
        row = version
        state = 0
        nextChange = changes[0]
        launches = 0
        enter()
    }

    /// What enters the file with this state has counted no launch before the one under way.
    @inline(__always)
    private mutating func enter() {
        for place in Int(enteringStarts[state])..<Int(enteringStarts[state &+ 1]) {
            countedFrom[Int(entering[place])] = launches
        }
    }

    @inline(__always)
    mutating func launch(at instant: Int64) -> Int {
        while instant >= nextChange {
            state &+= 1
            row &+= versions
            nextChange = changes[state]
            enter()
        }
        launches &+= 1
        let row = rows[row]
        for word in 0..<Int(row.count) {
            let place = Int(row.first) &+ word
            var bits = words[Int(row.offset) &+ word] & ~spent[place]
            while bits != 0 {
                let bit = bits.trailingZeroBitCount
                let notification = place &* 64 &+ bit
                // Most notifications are shown once, and what is spent is not even looked at.
                if rules[notification].isPlain || holds(notification, at: instant) {
                    display(notification, at: instant)
                    return offset &+ notification
                }
                bits &= bits &- 1
            }
        }
        return -1
    }

    @inline(__always)
    mutating func enterForeground(at instant: Int64) -> Int { launch(at: instant) }

    @inline(__always)
    private mutating func display(_ notification: Int, at instant: Int64) {
        let bit: UInt64 = 1 << UInt64(truncatingIfNeeded: notification % 64)
        // Not by subscripts, which the thread sanitizer takes for changes of the first field, an array that phones share.
        (displayed + notification / 64).pointee |= bit
        if rules[notification].endsWithDisplay { (spent + notification / 64).pointee |= bit }
        lastDisplayed[notification] = instant
        countedFrom[notification] = launches
    }

    @inline(__always)
    mutating func answer(_ response: UserResponse, to message: Int, at instant: Int64) {
        let notification = message &- offset
        guard flagging[notification] & response.bit != 0 else { return }
        let bit: UInt64 = 1 << UInt64(truncatingIfNeeded: notification % 64)
        (flagged + notification / 64).pointee |= bit
        if rules[notification].endsWithFlag { (spent + notification / 64).pointee |= bit }
    }

    private func holds(_ notification: Int, at instant: Int64) -> Bool {
        let bit: UInt64 = 1 << UInt64(truncatingIfNeeded: notification % 64)
        let isDisplayed = displayed[notification / 64] & bit != 0
        let isFlagged = flagged[notification / 64] & bit != 0
        let seconds = isDisplayed ? (instant - lastDisplayed[notification]) / 1000 : 0
        let launches = launches - countedFrom[notification]
        // Read in place: a rule is too large to be copied for each question.
        let rule = rules + notification
        if rule.pointee.all.never.isThere, isDisplayed == rule.pointee.all.never.value { return false }
        if rule.pointee.all.seconds.isThere, seconds <= rule.pointee.all.seconds.value { return false }
        if rule.pointee.all.launches.isThere, launches <= rule.pointee.all.launches.value { return false }
        if rule.pointee.all.flag, isFlagged { return false }
        guard rule.pointee.asksAny else { return true }
        if rule.pointee.any.never.isThere, isDisplayed != rule.pointee.any.never.value { return true }
        if rule.pointee.any.seconds.isThere, seconds > rule.pointee.any.seconds.value { return true }
        if rule.pointee.any.launches.isThere, launches > rule.pointee.any.launches.value { return true }
        return rule.pointee.any.flag && !isFlagged
    }
}
