import Campaigns

/// The launches of one user, in order of time.
///
/// The days are read by a pointer: whoever goes through launches holds the table of days meanwhile.
struct LaunchSequence: @unchecked Sendable {
    /// One launch.
    struct Launch {
        /// When, in milliseconds since 1970.
        var instant: Int64
        /// The day of the forecast that this is in.
        var day: Int
    }

    private let habit: LaunchHabit
    private let random: ForecastRandom
    private let midnights: UnsafePointer<Int64>
    private let days: Int
    private let home: Int
    private let phase: Int
    private var place = 0

    /// The launches of a user who opens the app at about `home` seconds after midnight, and whose weeks or months began
    /// `phase` days before the first day.
    init(_ habit: LaunchHabit, random: ForecastRandom, days: FixedTable<Int64>, home: Int, phase: Int) {
        self.habit = habit
        self.random = random
        midnights = days.start
        self.days = days.count - 1
        self.home = home
        self.phase = phase
    }

    /// The next launch; nil after the last.
    @inline(__always)
    mutating func next() -> Launch? {
        while true {
            let bits = random.draw(UInt64(truncatingIfNeeded: place))
            let day: Int
            var seconds = home + bits.lowerHalf(below: 2 * ForecastHabits.spread) - ForecastHabits.spread
            switch habit {
            case .daily: day = place
            case .often:
                // The times of a day are a third of eighteen hours each, from six in the morning on.
                day = place / 3
                seconds = (place % 3 + 1) * 21_600 + bits.lowerHalf(below: 21_600)
            case .weekly, .monthly:
                let period = habit == .weekly ? 7 : 30
                day = place * period - phase + bits.upperHalf(below: period)
            }
            place += 1
            if day >= days { return nil }
            // The first week or month began before the first day.
            if day < 0 { continue }
            let midnight = midnights[day]
            // Where the clock is put forward, the day has fewer seconds.
            let last = Int(truncatingIfNeeded: (midnights[day + 1] - midnight) / 1000) - 1
            seconds = max(0, min(seconds, last))
            return Launch(instant: midnight + Int64(truncatingIfNeeded: seconds) * 1000, day: day)
        }
    }
}
