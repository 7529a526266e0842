import Campaigns

extension ISmartNewsCompiledFeed {
    func cuts(in span: Range<Instant>) -> [Instant] {
        var cuts: Set<Instant> = []
        var bounds: Set<Instant> = []
        for element in variants.flatMap(\.elements) {
            switch element {
            case .message(let message): cuts.formUnion([message.start, message.end].compactMap { $0 })
            case .item(let item):
                for limit in [item.dates.start, item.dates.end].compactMap({ $0 }) {
                    // Without ranges the first moment that counts is the one after.
                    cuts.formUnion([limit, limit.advanced(milliseconds: 1)])
                }
                bounds.formUnion(item.dates.ranges.flatMap { [$0.start, $0.end].compactMap { $0 } })
            case .rejected, .crash: break
            }
        }
        cuts.formUnion(bounds)
        let days = days(of: span)
        let weekly = bounds.filter { calendar.civil($0).year == ISmartNewsCalendar.weeklyYear }
        let monthly = bounds.filter { calendar.civil($0).year == ISmartNewsCalendar.monthlyYear }
        if !weekly.isEmpty || !monthly.isEmpty {
            recur(weekly, in: ISmartNewsCalendar.weeklyYear, among: days, at: { calendar.weekly($0) }, into: &cuts)
            recur(monthly, in: ISmartNewsCalendar.monthlyYear, among: days, at: { calendar.monthly($0) }, into: &cuts)
            // Clocks that are put forward or back take the recurring ones with them.
            cuts.formUnion(clock.transitions(in: span))
        }
        return Array(cuts)
    }

    /// The days that a span touches, and one more on either side.
    private func days(of span: Range<Instant>) -> [CivilTime] {
        let first = clock.civilTime(at: span.lowerBound.advanced(days: -1))
        let count = (span.upperBound.seconds - span.lowerBound.seconds) / Instant.secondsPerDay + 3
        let noon = CivilTime(year: first.year, month: first.month, day: first.day, hour: 12).asUTC
        return (0...count).map { CivilTime(utc: noon.advanced(days: $0)) }
    }

    /// Adds every instant at which a recurring clock reaches a bound, and those at which it starts over.
    private func recur(
        _ bounds: Set<Instant>, in year: Int, among days: [CivilTime], at clockOf: (Instant) -> Instant,
        into cuts: inout Set<Instant>
    ) {
        guard !bounds.isEmpty else { return }
        let jumps = RecurringJump.all(in: year, of: clock)
        // By the day of May that stands for it.
        let times = Dictionary(grouping: bounds.map { calendar.civil($0) }.filter { $0.month == 5 }, by: \.day)
        for day in days {
            let may = calendar.civil(clockOf(calendar.instant(day))).day
            if may == 1 {
                let midnight = CivilTime(year: day.year, month: day.month, day: day.day)
                cuts.formUnion(clock.instants(showing: midnight))
            }
            for time in times[may] ?? [] {
                let civil = CivilTime(
                    year: day.year, month: day.month, day: day.day, hour: time.hour, minute: time.minute,
                    second: time.second)
                cuts.formUnion(clock.instants(showing: civil))
            }
            for jump in jumps where jump.days.contains(may) {
                let midnight = CivilTime(year: day.year, month: day.month, day: day.day).asUTC
                for seconds in jump.times(around: (times[may] ?? []).map(\.secondOfDay)) {
                    cuts.formUnion(
                        clock.instants(showing: CivilTime(utc: midnight.advanced(seconds: seconds))))
                }
            }
        }
    }
}

/// A change of the clocks in one of the days of May that stand for those of a week or month, as in Casablanca on 2 May 2010:
/// the recurring clock jumps there each time, and comes to some bounds twice or not at all.
private struct RecurringJump {
    /// What the clocks show before and after it, in seconds from the midnight of the day.
    private let before: Int64
    private let after: Int64
    /// The days of May that it is on.
    let days: Set<Int>

    private init(at change: Instant, of clock: ZoneClock) {
        let last = clock.civilTime(at: change.advanced(seconds: -1))
        let first = clock.civilTime(at: change)
        before = last.secondOfDay + 1
        after = first.secondOfDay
        days = [last.day, first.day]
    }

    /// Those of a year's May.
    static func all(in year: Int, of clock: ZoneClock) -> [RecurringJump] {
        let may = CivilTime(year: year, month: 5, day: 1).asUTC
        return clock.transitions(in: may.advanced(days: -1)..<may.advanced(days: 32))
            .map { RecurringJump(at: $0, of: clock) }
    }

    /// When the recurring clock may come to a bound on such a day besides the time of the bound, or jumps over it.
    func times(around bounds: [Int64]) -> [Int64] {
        // A jump over midnight puts the one time on the day before.
        let shifts = [after - before, after - before + Instant.secondsPerDay]
        return [before, after] + bounds.flatMap { bound in shifts.flatMap { [bound - $0, bound + $0] } }
    }
}

extension CivilTime {
    /// Seconds from midnight on.
    fileprivate var secondOfDay: Int64 { Int64(hour * 3600 + minute * 60 + second) }
}

extension ZoneClock {
    /// The instants of a span, to the second, at which the clocks are put forward or back.
    func transitions(in span: Range<Instant>) -> [Instant] {
        var result: [Instant] = []
        var low = span.lowerBound.seconds
        while low < span.upperBound.seconds {
            var (before, after) = (low, low + Instant.secondsPerDay)
            low = after
            guard offset(at: Instant(seconds: before)) != offset(at: Instant(seconds: after)) else { continue }
            while after - before > 1 {
                let middle = (before + after) / 2
                if offset(at: Instant(seconds: middle)) == offset(at: Instant(seconds: before)) {
                    before = middle
                } else {
                    after = middle
                }
            }
            result.append(Instant(seconds: after))
        }
        return result
    }
}
