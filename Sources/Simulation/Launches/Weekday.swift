import Campaigns

/// A day of the week, with the two letters that calendars have for it.
public enum Weekday: String, CaseIterable, Sendable {
    case monday = "MO"
    case tuesday = "TU"
    case wednesday = "WE"
    case thursday = "TH"
    case friday = "FR"
    case saturday = "SA"
    case sunday = "SU"

    /// The day of the week of a date.
    public init(of date: CivilTime) {
        let midnight = CivilTime(year: date.year, month: date.month, day: date.day).asUTC
        // 1970-01-01 was a Thursday.
        let days = midnight.seconds / 86400 + 3
        self = Self.allCases[Int((days % 7 + 7) % 7)]
    }
}
