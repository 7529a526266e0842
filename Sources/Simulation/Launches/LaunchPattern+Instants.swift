import Campaigns

extension LaunchPattern {
    /// The launches from an instant on, for that many days of the calendar, in order of time.
    ///
    /// A time of day that the clock skips in spring counts as that much later, one that comes twice as the first.
    public func instants(from start: Instant, days: Int, clock: ZoneClock) -> [Instant] {
        let end = Self.end(of: days, from: start, clock: clock)
        switch self {
        case .every(let seconds):
            return stride(from: start.milliseconds, to: end.milliseconds, by: Int(seconds) * 1000)
                .map { Instant(milliseconds: $0) }
        case .daily(let times): return Self.instants(of: times, on: nil, from: start, to: end, days, clock)
        case .weekly(let weekdays, let times):
            return Self.instants(of: times, on: Set(weekdays), from: start, to: end, days, clock)
        }
    }

    /// The end of that many days of the calendar, the first of which begins at an instant; no launch is at it or later.
    public static func end(of days: Int, from start: Instant, clock: ZoneClock) -> Instant {
        let first = clock.civilTime(at: start)
        return instant(day(first, plus: days, first), clock)
    }

    private static func instants(
        of times: [TimeOfDay], on weekdays: Set<Weekday>?, from start: Instant, to end: Instant, _ days: Int,
        _ clock: ZoneClock
    ) -> [Instant] {
        let first = clock.civilTime(at: start)
        let times = Set(times).sorted()
        let instants = (0...days).flatMap { offset -> [Instant] in
            let date = day(first, plus: offset, CivilTime(year: 0, month: 1, day: 1))
            guard weekdays?.contains(Weekday(of: date)) != false else { return [] }
            return times.map { time in
                var moment = date
                (moment.hour, moment.minute) = (time.hour, time.minute)
                return instant(moment, clock)
            }
        }
        return instants.filter { start <= $0 && $0 < end }
    }

    /// The date that many days later, at the time of day of `time`.
    private static func day(_ date: CivilTime, plus days: Int, _ time: CivilTime) -> CivilTime {
        let midnight = CivilTime(year: date.year, month: date.month, day: date.day).asUTC
        var result = CivilTime(utc: midnight.advanced(days: Int64(days)))
        (result.hour, result.minute, result.second) = (time.hour, time.minute, time.second)
        return result
    }

    private static func instant(_ time: CivilTime, _ clock: ZoneClock) -> Instant {
        if let instant = clock.instants(showing: time).first { return instant }
        // In the hour that is skipped the clocks of the day before still count.
        let plain = time.asUTC
        return plain.advanced(seconds: -clock.offset(at: plain.advanced(days: -1)))
    }
}
