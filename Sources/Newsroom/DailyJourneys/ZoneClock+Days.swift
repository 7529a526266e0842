import Campaigns

extension ZoneClock {
    /// The beginning of the day that the clocks show at an instant.
    func midnight(before instant: Instant) -> Instant {
        let time = civilTime(at: instant)
        return beginning(ofDay: CivilTime(year: time.year, month: time.month, day: time.day))
    }

    /// The first instant of a day, of which this is the midnight.
    public func beginning(ofDay midnight: CivilTime) -> Instant {
        if let first = instants(showing: midnight).first { return first }
        // In a zone that skips midnight the day begins with the first hour there is: until then the clocks of the day
        // before count.
        let plain = midnight.asUTC
        return plain.advanced(seconds: -offset(at: plain.advanced(days: -1)))
    }

    /// The beginnings of days from one of them on, and the end of the last.
    func midnights(from midnight: Instant, days: Int) -> [Instant] {
        var result = [midnight]
        for _ in 0..<days {
            // No day is longer than 36 hours, and none begins less than 20 hours after the one before.
            let last = result[result.count - 1]
            let next = self.midnight(before: last.advanced(seconds: 36 * 3600))
            result.append(next > last ? next : last.advanced(days: 1))
        }
        return result
    }

    /// The day that the clocks show at an instant: `2026-11-21`.
    func date(of instant: Instant) -> String { String(notation(of: instant).prefix(10)) }
}
