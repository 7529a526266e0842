import Campaigns

/// What the client knows of the phone and itself while it reads a feed.
struct ISmartNewsContext: Sendable {
    /// The language and region as of the last event, the hardware, and the version of the client.
    let localization: ISmartNewsLocalization
    /// The phone's calendar.
    let calendar: ISmartNewsCalendar
    /// The moment of reading.
    let now: Instant
    /// When the client ran first.
    let installDate: Instant
    /// The URL schemes that other apps handle.
    let schemes: Set<String>

    /// A phone at a moment.
    ///
    /// - Parameters:
    ///   - phone: what it is set to.
    ///   - localization: the language and region that the client remembers; nil: those of the phone.
    ///   - now: the moment of reading.
    ///   - installDate: when the client ran first.
    init(
        _ phone: ISmartNewsDeviceSettings, localization: ISmartNewsLocalization? = nil, at now: Instant,
        installDate: Instant
    ) {
        self.localization = localization ?? phone.localization
        calendar = phone.calendar
        self.now = now
        self.installDate = installDate
        schemes = phone.schemes
    }

    /// A phone a hundred years and more after its first launch.
    init(settled phone: ISmartNewsDeviceSettings) {
        self.init(phone, at: Instant(seconds: 4_102_444_800), installDate: Instant(seconds: 0))
    }

    /// The version of the client.
    var version: ISmartNewsVersion { localization.version }

    /// The localized value of a key.
    func value(_ key: String, in section: ISmartNewsDictionary) -> PropertyValue? {
        localization.value(of: key, in: section)
    }

    /// The localized value of a key as a number.
    func number(_ key: String, in section: ISmartNewsDictionary) -> ISmartNewsNumber? {
        ISmartNewsNumber(value(key, in: section))
    }

    /// How many days after the first run something is first shown: its `firstshowinterval`; negative numbers ask for ages.
    func leastDays(_ section: ISmartNewsDictionary) -> UInt64 {
        number("firstshowinterval", in: section)?.unsigned ?? 0
    }

    /// Whether the days since the first run are fewer than a section asks.
    func isTooEarly(_ section: ISmartNewsDictionary) -> Bool { daysSinceInstallation < leastDays(section) }

    /// The days since the first run.
    var daysSinceInstallation: UInt64 { calendar.days(between: now, and: installDate) }

    /// A date of an item, or the moment at which the wall shows about what the date shows in UTC.
    func date(_ date: Instant, usesLocalTime: Bool) -> Instant {
        usesLocalTime ? calendar.shifted(date) : date
    }
}
