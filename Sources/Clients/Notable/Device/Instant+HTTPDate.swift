import Campaigns

extension Instant {
    /// `Thu, 01 Jan 2026 09:00:00 GMT`, as headers of HTTP write moments; fractions of a second are cut off.
    var httpDate: String {
        let time = CivilTime(utc: self)
        // 1970-01-01 was a Thursday.
        let days = seconds >= 0 ? seconds / 86400 : (seconds - 86399) / 86400
        let weekday = Int(((days + 4) % 7 + 7) % 7)
        let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
        let weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
        // The time of day reads as in the extended notation.
        let clock = iso8601.dropFirst(11).prefix(8)
        let day = time.day < 10 ? "0\(time.day)" : "\(time.day)"
        return "\(weekdays[weekday]), \(day) \(months[time.month - 1]) \(iso8601.prefix(4)) \(clock) GMT"
    }
}
