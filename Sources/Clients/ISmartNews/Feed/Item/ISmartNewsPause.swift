import Campaigns

/// How long an item rests after it was closed: `minshowinterval`.
enum ISmartNewsPause: Equatable, Sendable {
    /// Until another hour of the clock that begins an hour later.
    case hour
    /// That many calendar days.
    case days(UInt64)
    /// That many seconds.
    case seconds(Int64)

    /// The pause in a text or number; nil if there is none.
    init?(_ value: PropertyValue?) {
        guard let text = ISmartNewsNumber(value)?.text ?? value?.string else { return nil }
        switch text {
        case "hour": self = .hour
        case "day": self = .days(1)
        case "week": self = .days(7)
        default:
            let seconds = ISmartNewsText.wholeNumber(text)
            guard seconds > 0 else { return nil }
            self = .seconds(seconds)
        }
    }

    /// Whether the item may be shown again; hours and days count in either direction, seconds only forward.
    ///
    /// 4.9.6 ends a pause of seconds when they have passed, 2.0.1 a moment later. Where a clock was set back, it waits
    /// until they have passed on that clock.
    func isOver(since last: Instant, at now: Instant, calendar: ISmartNewsCalendar, version: ISmartNewsVersion) -> Bool
    {
        switch self {
        case .hour: return calendar.hours(between: now, and: last) >= 1
        case .days(let days): return calendar.days(between: now, and: last) >= days
        case .seconds(let seconds):
            let distance = Double(now.milliseconds - last.milliseconds) / 1000
            return version == .v496 ? distance >= Double(seconds) : distance > Double(seconds)
        }
    }

    /// The first moment at which it is over, for an item that was closed at `last`.
    func end(since last: Instant, calendar: ISmartNewsCalendar, version: ISmartNewsVersion) -> Instant {
        switch self {
        case .hour:
            let hour = calendar.civilHour(of: last).asUTC
            // Where clocks change within an hour, the next one may begin too soon.
            for later in 1...2 as ClosedRange<Int64> {
                let next = calendar.instant(CivilTime(utc: hour.advanced(seconds: 3600 * later)))
                if isOver(since: last, at: next, calendar: calendar, version: version) { return next }
            }
            return .never
        case .days(let days):
            var day = calendar.civil(last)
            (day.hour, day.minute, day.second) = (12, 0, 0)
            let noon = day.asUTC
            // Where a day of 23 hours is among them, it takes one more.
            for later in [Int64(clamping: days), Int64(clamping: days) + 1] {
                let midnight = calendar.midnight(CivilTime(utc: noon.advanced(days: later)))
                if isOver(since: last, at: midnight, calendar: calendar, version: version) { return midnight }
            }
            return .never
        case .seconds(let seconds):
            let (length, isTooLong) = seconds.multipliedReportingOverflow(by: 1000)
            let (end, isTooLate) = last.milliseconds.addingReportingOverflow(length)
            if isTooLong || isTooLate || end == .max { return .never }
            return Instant(milliseconds: version == .v496 ? end : end + 1)
        }
    }
}

extension Instant {
    /// Later than all others.
    fileprivate static let never = Instant(milliseconds: .max)
}
