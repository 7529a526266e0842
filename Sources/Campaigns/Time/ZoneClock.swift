import Foundation

/// The clocks on the walls of one time zone, by the zone data that Foundation brings with it.
public struct ZoneClock: Equatable, Sendable {
    /// The zone's name, such as `Europe/Berlin`.
    public let name: String
    private let zone: TimeZone

    /// The clocks of a zone of the tz database; nil if there is none of that name.
    public init?(_ name: String) {
        // Foundation also reads abbreviations and offsets, which mean no place and change with the system.
        guard name == "UTC" || name == "GMT" || name.contains("/"), let zone = TimeZone(identifier: name) else {
            return nil
        }
        self.name = name
        self.zone = zone
    }

    /// The zone of the tz database that is named after a city, however its name is written; nil where none is, or several.
    static func name(ofCity city: String) -> String? {
        func plain(_ name: some StringProtocol) -> String { name.lowercased().filter(\.isLetter) }
        let wanted = plain(city)
        let names = TimeZone.knownTimeZoneIdentifiers.filter { name in
            name.contains("/") && name.split(separator: "/").last.map(plain) == wanted
        }
        return names.count == 1 ? names[0] : nil
    }

    private init(name: String, zone: TimeZone) {
        self.name = name
        self.zone = zone
    }

    /// Clocks that show UTC.
    public static let utc = ZoneClock(name: "UTC", zone: TimeZone(secondsFromGMT: 0) ?? .gmt)

    /// Seconds east of Greenwich at an instant.
    public func offset(at instant: Instant) -> Int64 {
        Int64(zone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(instant.milliseconds) / 1000)))
    }

    /// What the clocks show at an instant.
    public func civilTime(at instant: Instant) -> CivilTime {
        CivilTime(utc: instant.advanced(seconds: offset(at: instant)))
    }

    /// The instants at which the clocks show a time, in order: one as a rule, none in the hour that is skipped in
    /// spring, two in the hour that is repeated in autumn.
    public func instants(showing time: CivilTime) -> [Instant] {
        let unshifted = time.asUTC
        let offsets = Set(
            [-Instant.secondsPerDay, Instant.secondsPerDay].map { offset(at: unshifted.advanced(seconds: $0)) })
        return offsets.map { unshifted.advanced(seconds: -$0) }
            .filter { civilTime(at: $0) == time }
            .sorted()
    }

    /// The time with the offset that holds at an instant, as a publisher would write it: `2026-03-29T03:30+02:00`.
    public func notation(of instant: Instant) -> String {
        let offset = offset(at: instant)
        let time = CivilTime(utc: instant.advanced(seconds: offset))
        return time.dateText + "T" + time.minutes + time.seconds + Self.notation(ofOffset: offset)
    }

    /// An offset as a publisher would write it: `+02:00`, or `Z`.
    private static func notation(ofOffset offset: Int64) -> String {
        if offset == 0 { return "Z" }
        let hours = padded(Int(abs(offset) / 3600), 2)
        return "\(offset < 0 ? "-" : "+")\(hours):\(padded(Int(abs(offset) / 60 % 60), 2))"
    }

    /// Whether the clocks show the time of an instant twice: in the hour that is repeated in autumn.
    func isRepeated(_ instant: Instant) -> Bool {
        let offset = offset(at: instant)
        return ([-1, 1] as [Int64]).contains { day in
            let other = self.offset(at: instant.advanced(days: day))
            return other != offset && self.offset(at: instant.advanced(seconds: offset - other)) == other
        }
    }

    /// The time for people, with the zone's name: `2026-11-23 09:00 Europe/Berlin`.
    public func description(of instant: Instant) -> String { "\(time(of: instant)) \(name)" }

    /// The time for people who know the zone: `2026-11-23 09:00`, with seconds where there are any, and with the offset in an
    /// hour that the clocks show twice: `2026-10-25 02:30+02:00`.
    public func time(of instant: Instant) -> String {
        time(of: instant, to: civilTime(at: instant).second == 0 ? .minute : .second)
    }

    /// The time for people who know the zone, to a unit of time; with the offset in an hour that the clocks show twice.
    public func time(of instant: Instant, to precision: TimePrecision) -> String {
        let time = civilTime(at: instant)
        let seconds = ":" + padded(time.second, 2)
        let rest =
            switch precision {
            case .minute: ""
            case .second: seconds
            case .thousandth: seconds + "." + padded(Int(instant.milliseconds - instant.seconds * 1000), 3)
            }
        let zone = isRepeated(instant) ? Self.notation(ofOffset: offset(at: instant)) : ""
        return "\(time.dateText) \(time.minutes)\(rest)\(zone)"
    }

    /// The time for people who know the zone, to the minute: `2026-11-23 09:00`.
    public func minute(of instant: Instant) -> String {
        let time = civilTime(at: instant)
        return "\(time.dateText) \(time.minutes)"
    }
}

extension CivilTime {
    fileprivate var minutes: String { "\(padded(hour, 2)):\(padded(minute, 2))" }
    /// `:30`; empty at a whole minute.
    fileprivate var seconds: String { second == 0 ? "" : ":" + padded(second, 2) }
}
