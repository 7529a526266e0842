import Campaigns

extension ISmartNewsCalendar {
    /// The year in which weekly ranges are stored; the first to the seventh of May are Monday to Sunday.
    static let weeklyYear = 2010
    /// The year in which monthly ranges are stored, in May.
    static let monthlyYear = 2011
    /// The years of all dates that recur.
    static let recurringYears = [weeklyYear, monthlyYear]

    /// The moment that stands for this moment of the week.
    func weekly(_ instant: Instant) -> Instant {
        var civil = civil(instant)
        civil.day = civil.weekday
        civil.month = 5
        civil.year = Self.weeklyYear
        return self.instant(civil)
    }

    /// The moment that stands for this moment of the month.
    func monthly(_ instant: Instant) -> Instant {
        var civil = civil(instant)
        civil.month = 5
        civil.year = Self.monthlyYear
        return self.instant(civil)
    }

    /// Whether two moments lie in the same week, from Monday on, by the client's reckoning in days of 24 hours.
    func areInSameWeek(_ one: Instant, _ other: Instant) -> Bool {
        monday(one) == monday(other)
    }

    /// Whether two moments lie in the same month of the same year.
    func areInSameMonth(_ one: Instant, _ other: Instant) -> Bool {
        let (one, other) = (civil(one), civil(other))
        return one.year == other.year && one.month == other.month
    }

    /// Whether two moments lie in the same hour of the same day.
    func areInSameHour(_ one: Instant, _ other: Instant) -> Bool {
        var (one, other) = (civil(one), civil(other))
        (one.minute, one.second, other.minute, other.second) = (0, 0, 0, 0)
        return one == other
    }

    private func monday(_ instant: Instant) -> CivilTime {
        let past = Int64(civil(instant).weekday - 1) * 86400
        let day = civil(instant.advanced(seconds: -past))
        return CivilTime(year: day.year, month: day.month, day: day.day)
    }
}
