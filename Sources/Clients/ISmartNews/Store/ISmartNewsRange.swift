import Campaigns

/// A range of an item as the client stores it.
struct ISmartNewsRange: Equatable, Sendable {
    /// What the range is recognized by.
    var uuid: String
    /// The first moment of the range.
    var start: Instant
    /// The first moment after it; nil if nothing lies in it.
    var end: Instant?
    /// How often the item may be shown in it.
    var limit: UInt64
    /// How often it was.
    var shown: UInt64 = 0
    /// When it was shown last, if that counts.
    var lastShown: Instant?

    /// A range that is stored for the first time.
    init(_ definition: ISmartNewsRangeDefinition) throws(ClientCrash) {
        uuid = definition.uuid
        start = definition.start
        end = definition.end
        limit = try Self.limit(definition.firstLimit)
    }

    /// Takes over what a feed says; other bounds start the count again.
    mutating func update(_ definition: ISmartNewsRangeDefinition) throws(ClientCrash) {
        if start != definition.start || end != definition.end || definition.end == nil {
            start = definition.start
            end = definition.end
            forget()
        }
        limit = try Self.limit(definition.limit)
    }

    /// Whether one of the moments lies in it; the client compares every range with the real and both recurring clocks.
    func contains(any moments: [Instant]) -> Bool {
        guard let end else { return false }
        return moments.contains { start <= $0 && $0 < end }
    }

    /// Whether it is a weekly or monthly one.
    func recurs(in calendar: ISmartNewsCalendar) -> Bool {
        ISmartNewsCalendar.recurringYears.contains(calendar.civil(start).year)
    }

    /// Starts the count again.
    mutating func forget() {
        shown = 0
        lastShown = nil
    }

    /// Starts the count again if the last display was in another week or month of a weekly or monthly range.
    mutating func forgetIfOver(at now: Instant, calendar: ISmartNewsCalendar) {
        guard let lastShown else { return }
        switch calendar.civil(start).year {
        case ISmartNewsCalendar.weeklyYear where !calendar.areInSameWeek(lastShown, now): forget()
        case ISmartNewsCalendar.monthlyYear where !calendar.areInSameMonth(lastShown, now): forget()
        default: break
        }
    }

    /// Without a limit the greatest number of 32 bits; negative numbers are read without their sign.
    private static func limit(_ value: PropertyValue?) throws(ClientCrash) -> UInt64 {
        guard let value else { return UInt64(Int32.max) }
        guard let number = ISmartNewsNumber(value) else { throw ClientCrash("`shownLimit` is not a number") }
        return number.unsigned
    }
}
