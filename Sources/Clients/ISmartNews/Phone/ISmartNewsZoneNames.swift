import Campaigns

/// The names of the phone's time zone, which dates end in that are written for people.
///
/// They are looked up once for all dates of a feed, and not at all where it has none.
struct ISmartNewsZoneNames: Sendable {
    private let calendar: ISmartNewsCalendar
    private let standard: String
    private let summer: String

    /// The names in the phone's language.
    init(_ context: ISmartNewsContext) {
        calendar = context.calendar
        let locale = "\(context.localization.language)_\(context.localization.country)"
        standard = calendar.zoneName(isSummer: false, locale: locale)
        summer = calendar.zoneName(isSummer: true, locale: locale)
    }

    /// The name at the moment.
    func name(at instant: Instant) -> String {
        calendar.isSummer(at: instant) ? summer : standard
    }
}
