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
    init(of date: CivilTime) {
        self = Self.allCases[date.weekday - 1]
    }
}
