/// What one version of the app finds in the feed in one of its states: bits of messages, the first candidate lowest.
struct ForecastRow: BitwiseCopyable {
    /// Where its words begin: those of the messages that can be shown, then those that crash the app, if any do.
    var offset: Int32
    /// The first word of the phone's memory that they are about.
    var first: Int32
    /// How many words there are of each.
    var count: Int32
    /// Whether a message crashes the app.
    var crashes: Bool
}

/// The rows of a feed's states, those of all versions of the app one after the other.
struct ForecastRows: Sendable {
    /// What a version makes of a message.
    enum Fit {
        case eligible
        case excluded
        case crash
    }

    /// A row for each state and version.
    let rows: FixedTable<ForecastRow>
    /// The words of all rows.
    let words: FixedTable<UInt64>

    /// The rows along a timeline.
    ///
    /// - Parameters:
    ///   - timeline: the states of the feed.
    ///   - order: the places of the messages in the timeline, the first candidate first.
    ///   - fits: for each version what it makes of the messages, in the order of candidates.
    init(_ timeline: ScheduleTimeline, order: [Int], fits: [[Fit]]) {
        self.init(order.map { [timeline.presence[$0]] }, states: timeline.count, fits: fits)
    }

    /// The rows of so many states.
    ///
    /// - Parameters:
    ///   - runs: for each message, the first candidate first, the runs of states in which it can be shown; they do not overlap.
    ///   - states: how many states there are.
    ///   - fits: for each version what it makes of the messages.
    init(_ runs: [[Range<Int>]], states: Int, fits: [[Fit]]) {
        var changes = [[Int]](repeating: [], count: states + 1)
        for (rank, runs) in runs.enumerated() {
            for run in runs where !run.isEmpty {
                changes[run.lowerBound].append(rank)
                changes[run.upperBound].append(rank)
            }
        }
        let count = (runs.count + 63) / 64
        var present = [UInt64](repeating: 0, count: count)
        let masks = fits.map { fits in
            [Fit.eligible, .crash].map { wanted in Self.mask(fits.map { $0 == wanted }, words: count) }
        }
        var rows: [ForecastRow] = []
        var words: [UInt64] = []
        for state in 0..<states {
            for rank in changes[state] { present[rank / 64] ^= 1 << UInt64(rank % 64) }
            let first = present.firstIndex { $0 != 0 } ?? 0
            // Only what lies between the first and the last message is kept.
            let places = first..<(present.lastIndex { $0 != 0 }.map { $0 + 1 } ?? first)
            for mask in masks {
                let crashes = places.contains { present[$0] & mask[1][$0] != 0 }
                rows.append(
                    ForecastRow(
                        offset: Int32(words.count), first: Int32(first), count: Int32(places.count), crashes: crashes))
                words += places.map { present[$0] & mask[0][$0] }
                if crashes { words += places.map { present[$0] & mask[1][$0] } }
            }
        }
        self.rows = FixedTable(rows)
        self.words = FixedTable(words)
    }

    private static func mask(_ flags: [Bool], words: Int) -> [UInt64] {
        var mask = [UInt64](repeating: 0, count: words)
        for (place, flag) in flags.enumerated() where flag { mask[place / 64] |= 1 << UInt64(place % 64) }
        return mask
    }
}
