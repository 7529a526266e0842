import Campaigns

extension ISmartNewsCalendar {
    /// The year in which weekly ranges are stored; the first to the seventh of May are Monday to Sunday.
    static let weeklyYear = 2010
    /// The year in which monthly ranges are stored, in May.
    static let monthlyYear = 2011

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

    /// The moments that the client compares ranges with: a moment itself, and those that stand for it in weekly and monthly ones.
    func moments(at instant: Instant) -> [Instant] { [instant, monthly(instant), weekly(instant)] }

    /// Whether two moments lie in the same week, from Monday on, by the client's reckoning in days of 24 hours.
    func areInSameWeek(_ one: Instant, _ other: Instant) -> Bool {
        monday(one) == monday(other)
    }

    /// Whether two moments lie in the same month of the same year.
    func areInSameMonth(_ one: Instant, _ other: Instant) -> Bool {
        let (one, other) = (civil(one), civil(other))
        return one.year == other.year && one.month == other.month
    }

    /// How many whole hours lie between the beginnings of the hours of two moments, in either order; where clocks change by half
    /// an hour, the next hour may begin after that.
    func hours(between one: Instant, and other: Instant) -> UInt64 {
        (hour(of: one).seconds - hour(of: other).seconds).magnitude / 3600
    }

    /// The beginning of a moment's hour, by the wall.
    private func hour(of moment: Instant) -> Instant { instant(civilHour(of: moment)) }

    /// What the wall shows at the beginning of a moment's hour.
    func civilHour(of moment: Instant) -> CivilTime {
        var time = civil(moment)
        (time.minute, time.second) = (0, 0)
        return time
    }

    private func monday(_ instant: Instant) -> CivilTime {
        let past = Int64(civil(instant).weekday - 1) * Instant.secondsPerDay
        let day = civil(instant.advanced(seconds: -past))
        return CivilTime(year: day.year, month: day.month, day: day.day)
    }
}
