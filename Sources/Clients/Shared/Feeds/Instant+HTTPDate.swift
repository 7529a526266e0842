import Campaigns

extension Instant {
    /// `Thu, 01 Jan 2026 09:00:00 GMT`, as headers of HTTP write moments; fractions of a second are cut off.
    public var httpDate: String {
        let time = CivilTime(utc: self)
        let weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
        // The time of day reads as in the extended notation.
        let clock = iso8601.dropFirst(11).prefix(8)
        let day = padded(time.day, 2)
        return "\(weekdays[time.weekday - 1]), \(day) \(httpMonths[time.month - 1]) \(iso8601.prefix(4)) \(clock) GMT"
    }

    /// The moment that a header of HTTP names; nil for any other text, the two forms that died out among them.
    public init?(httpDate text: String) {
        let parts = text.split(separator: " ")
        guard parts.count == 6, parts[5] == "GMT", let day = Int(parts[1]), (1...31).contains(day),
            let month = httpMonths.firstIndex(of: String(parts[2])), let year = Int(parts[3]), (1...9999).contains(year)
        else { return nil }
        let clock = parts[4].split(separator: ":", omittingEmptySubsequences: false).map { Int($0) ?? -1 }
        guard clock.count == 3, (0..<24).contains(clock[0]), (0..<60).contains(clock[1]), (0...60).contains(clock[2])
        else { return nil }
        self =
            CivilTime(
                year: year, month: month + 1, day: day, hour: clock[0], minute: clock[1], second: min(clock[2], 59)
            ).asUTC
    }
}

private let httpMonths = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
