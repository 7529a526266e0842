import Campaigns

/// After what a range begins again, and with it the count of what was shown in it.
enum ISmartNewsRecurrence: Sendable, BitwiseCopyable {
    case week
    case month

    /// That of a range with such a start: the client keeps weekly and monthly ones as dates of two years long past; nil for
    /// any other range.
    init?(ofStart start: Instant, in calendar: ISmartNewsCalendar) {
        self.init(year: calendar.civil(start).year)
    }

    /// That of a range that begins in such a year.
    init?(year: Int) {
        switch year {
        case ISmartNewsCalendar.weeklyYear: self = .week
        case ISmartNewsCalendar.monthlyYear: self = .month
        default: return nil
        }
    }

    /// Whether a later moment is in another week, from Monday on, or in another month.
    func isOver(since last: Instant, at now: Instant, calendar: ISmartNewsCalendar) -> Bool {
        switch self {
        case .week: !calendar.areInSameWeek(last, now)
        case .month: !calendar.areInSameMonth(last, now)
        }
    }
}
