import Campaigns

/// The visits of one user to the app, in order of time: launches, and behind each of them as many returns as all users make.
///
/// The days are read by a pointer: whoever goes through visits holds the table of days meanwhile.
struct VisitSequence: @unchecked Sendable {
    /// A launch, or a return to the app while it is still running.
    struct Visit {
        /// When, in milliseconds since 1970.
        var instant: Int64
        /// The day of the forecast that this is in.
        var day: Int
        /// Whether it is a return.
        var isReturn = false
    }

    private let habit: LaunchHabit
    private let random: ForecastRandom
    private let days: UnsafePointer<ForecastDay>
    private let count: Int
    private let earliest: Int
    private let width: Int
    private let phase: Int
    private let returns: Int
    private var place = 0
    /// The visit before the next one, and how many returns to its launch are still to come.
    private var last = Visit(instant: 0, day: 0)
    private var returnsLeft = 0

    /// The visits of a user who opens the app at about `home` seconds after midnight, whose weeks or months began `phase`
    /// days before the first day, and who returns so many times after each launch.
    init(
        _ habit: LaunchHabit, random: ForecastRandom, days: FixedTable<ForecastDay>, home: Int, phase: Int, returns: Int
    ) {
        self.habit = habit
        self.random = random
        self.days = days.start
        count = days.count
        // Around midnight the time is shorter: a launch stays on its day, and so do its returns.
        earliest = max(0, home - ForecastHabits.spread)
        width = min(ForecastDay.length - returns * ForecastHabits.pause, home + ForecastHabits.spread) - earliest
        self.phase = phase
        self.returns = returns
    }

    /// The next visit; nil after the last.
    @inline(__always)
    mutating func next() -> Visit? {
        if returnsLeft > 0 {
            returnsLeft -= 1
            last.instant += Int64(ForecastHabits.pause) * 1000
            last.isReturn = true
            return last
        }
        // Launches leave time for their returns: on the same day, and before the next launch.
        let room = returns * ForecastHabits.pause
        while true {
            let bits = random.draw(UInt64(truncatingIfNeeded: place))
            let day: Int
            var seconds = earliest + bits.lowerHalf(below: width)
            switch habit {
            case .daily: day = place
            case .often:
                // The times of a day are a third of eighteen hours each, from six in the morning on.
                day = place / 3
                seconds = (place % 3 + 1) * 21_600 + min(bits.lowerHalf(below: 21_600), 21_599 - room)
            case .weekly, .monthly:
                let period = habit == .weekly ? 7 : 30
                day = place * period - phase + bits.upperHalf(below: period)
            }
            place += 1
            if day >= count { return nil }
            // The first week or month began before the first day.
            if day < 0 { continue }
            let launch = Visit(instant: days[day].instant(at: seconds, leaving: room), day: day)
            if returns > 0 { (last, returnsLeft) = (launch, returns) }
            return launch
        }
    }
}
