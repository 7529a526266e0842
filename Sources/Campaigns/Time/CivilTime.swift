/// A date and a time of day as a calendar on the wall shows them, in the Gregorian calendar, without a zone.
public struct CivilTime: Equatable, Sendable {
    /// The year, 0 to 9999.
    public var year: Int
    /// The month, 1 to 12.
    public var month: Int
    /// The day of the month, 1 to 31.
    public var day: Int
    /// The hour, 0 to 23.
    public var hour: Int
    /// The minute, 0 to 59.
    public var minute: Int
    /// The second, 0 to 59.
    public var second: Int

    /// A date and time of day; the parts are not checked.
    public init(year: Int, month: Int, day: Int, hour: Int = 0, minute: Int = 0, second: Int = 0) {
        self.year = year
        self.month = month
        self.day = day
        self.hour = hour
        self.minute = minute
        self.second = second
    }

    /// What a clock without any offset shows at `instant`.
    public init(utc instant: Instant) {
        let seconds = instant.seconds
        var days = seconds / Instant.secondsPerDay
        var rest = seconds % Instant.secondsPerDay
        if rest < 0 {
            rest += Instant.secondsPerDay
            days -= 1
        }
        // Days are counted from 0000-03-01, in eras of 400 years, so that the leap day ends a year.
        let shifted = days + 719_468
        let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shiftedMonth = (5 * dayOfYear + 2) / 153
        let month = Int(shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9)
        self.init(
            year: Int(yearOfEra + era * 400) + (month <= 2 ? 1 : 0),
            month: month,
            day: Int(dayOfYear - (153 * shiftedMonth + 2) / 5 + 1),
            hour: Int(rest / 3600), minute: Int(rest / 60 % 60), second: Int(rest % 60))
    }

    /// The date: `2026-11-20`.
    public var dateText: String { "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))" }

    /// The moment at which a clock without any offset shows this.
    public var asUTC: Instant {
        let shiftedYear = Int64(month <= 2 ? year - 1 : year)
        let era = (shiftedYear >= 0 ? shiftedYear : shiftedYear - 399) / 400
        let yearOfEra = shiftedYear - era * 400
        let dayOfYear = Int64((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1)
        let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
        let days = era * 146_097 + dayOfEra - 719_468
        return Instant(seconds: days * Instant.secondsPerDay + Int64(hour * 3600 + minute * 60 + second))
    }

    /// The day of the week: 1 for Monday to 7 for Sunday.
    public var weekday: Int {
        // The days since 1970-01-01, which was a Thursday.
        let days = CivilTime(year: year, month: month, day: day).asUTC.seconds / Instant.secondsPerDay
        return Int(((days + 3) % 7 + 7) % 7) + 1
    }

    /// Whether the calendar has this day and the clock this time; a leap second is not accepted.
    public var isValid: Bool {
        (0...9999).contains(year) && (1...12).contains(month) && (1...Self.days(inMonth: month, of: year)).contains(day)
            && (0...23).contains(hour) && (0...59).contains(minute) && (0...59).contains(second)
    }

    private static func days(inMonth month: Int, of year: Int) -> Int {
        switch month {
        case 2: (year % 4 == 0 && year % 100 != 0) || year % 400 == 0 ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }
}
