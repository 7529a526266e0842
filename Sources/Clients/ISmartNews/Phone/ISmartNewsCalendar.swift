import Campaigns
import Foundation

/// The Gregorian calendar in the phone's time zone.
struct ISmartNewsCalendar: Equatable, Sendable {
    /// The name of the zone, such as `Europe/Minsk`.
    let identifier: String
    private let zone: TimeZone
    private let isUTC: Bool

    /// The calendar of the zone of that name.
    init(identifier: String) throws(JourneyError) {
        guard let zone = TimeZone(identifier: identifier) else {
            throw JourneyError("`timeZone` \(identifier) is no time zone")
        }
        self.identifier = identifier
        self.zone = zone
        isUTC = ["UTC", "GMT", "Etc/UTC", "Etc/GMT"].contains(identifier)
    }

    /// What a clock on the wall shows at the moment.
    func civil(_ instant: Instant) -> CivilTime {
        CivilTime(utc: instant.advanced(seconds: offset(at: instant)))
    }

    /// The moment at which the wall shows the time: the first if it comes twice; one that is skipped moves on.
    func instant(_ civil: CivilTime) -> Instant {
        let plain = civil.asUTC
        if isUTC { return plain }
        let before = plain.advanced(seconds: -offset(at: plain.advanced(days: -1)))
        if offset(at: before) == plain.seconds - before.seconds { return before }
        let after = plain.advanced(seconds: -offset(at: plain.advanced(days: 1)))
        return offset(at: after) == plain.seconds - after.seconds ? after : before
    }

    /// The moment that the client takes for a time on the wall, which the date shows in UTC.
    ///
    /// It subtracts the offset that the zone has at the date itself, and not at that time on the wall, so that within some
    /// hours of a change of the clocks it is off by that change.
    func shifted(_ date: Instant) -> Instant {
        date.advanced(seconds: -offset(at: date))
    }

    /// Midnight of the day.
    func midnight(_ day: CivilTime) -> Instant {
        instant(CivilTime(year: day.year, month: day.month, day: day.day))
    }

    /// How often 24 hours fit between the midnights of two moments, in either order; a day of 23 hours counts for none.
    func days(between one: Instant, and other: Instant) -> UInt64 {
        let distance = midnight(civil(one)).seconds - midnight(civil(other)).seconds
        return distance.magnitude / Instant.secondsPerDay.magnitude
    }

    /// What people call the zone, by standard or by summer time; the zones of Berlin and Paris have the same names.
    func zoneName(isSummer: Bool, locale: String) -> String {
        if isUTC { return identifier }
        let locale = Locale(identifier: locale)
        let name =
            isSummer
            ? zone.localizedName(for: .daylightSaving, locale: locale)
            : zone.localizedName(for: .standard, locale: locale)
        return name ?? identifier
    }

    /// Whether the zone has summer time at the moment.
    func isSummer(at instant: Instant) -> Bool {
        !isUTC && zone.isDaylightSavingTime(for: Date(timeIntervalSince1970: Double(instant.seconds)))
    }

    /// Seconds east of Greenwich.
    private func offset(at instant: Instant) -> Int64 {
        isUTC ? 0 : Int64(zone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(instant.seconds))))
    }
}

extension ISmartNewsCalendar {
    /// The calendar of a workspace's clocks.
    static func of(_ clock: ZoneClock) -> ISmartNewsCalendar {
        guard let calendar = try? ISmartNewsCalendar(identifier: clock.name) else {
            preconditionFailure("every clock has a zone")
        }
        return calendar
    }
}
