import Campaigns

/// What the client knows of the phone and itself while it reads a feed.
struct ISmartNewsContext: Sendable {
    /// The version of the client.
    let version: ISmartNewsVersion
    /// The language and region as of the last event, and the hardware.
    let localization: ISmartNewsLocalization
    /// The phone's calendar.
    let calendar: ISmartNewsCalendar
    /// The moment of reading.
    let now: Instant
    /// When the client ran first.
    let installDate: Instant
    /// The URL schemes that other apps handle.
    let schemes: Set<String>

    /// The localized value of a key.
    func value(_ key: String, in section: ISmartNewsDictionary) -> PropertyValue? {
        localization.value(of: key, in: section)
    }

    /// The localized value of a key as a number.
    func number(_ key: String, in section: ISmartNewsDictionary) -> ISmartNewsNumber? {
        ISmartNewsNumber(value(key, in: section))
    }

    /// Whether the days since the first run are fewer than `firstshowinterval` asks; negative numbers ask for ages.
    func isTooEarly(_ section: ISmartNewsDictionary) -> Bool {
        ISmartNewsFirstShow(section, context: self).isTooEarly(daysSinceInstallation: daysSinceInstallation)
    }

    /// The days since the first run.
    var daysSinceInstallation: UInt64 { calendar.days(between: now, and: installDate) }

    /// A date of an item, or the moment at which the wall shows about what the date shows in UTC.
    func date(_ date: Instant, usesLocalTime: Bool) -> Instant {
        usesLocalTime ? calendar.shifted(date) : date
    }
}
