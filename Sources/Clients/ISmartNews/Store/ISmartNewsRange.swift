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

    /// Starts the count again.
    mutating func forget() {
        shown = 0
        lastShown = nil
    }

    /// Starts the count again if the last display was in another week or month of a weekly or monthly range.
    mutating func forgetIfOver(at now: Instant, calendar: ISmartNewsCalendar) {
        guard let lastShown, let recurrence = ISmartNewsRecurrence(ofStart: start, in: calendar) else { return }
        if recurrence.isOver(since: lastShown, at: now, calendar: calendar) { forget() }
    }

    /// Starts the count of a weekly or monthly range again if it went up at that very moment.
    ///
    /// 4.9.6 and 2.0.1 keep counts on disk and save each of them at once, so that they outlive the process. In the one
    /// journey that was recorded of this, the app was started again at the moment of the display itself, and it had gone.
    mutating func forgetIfShown(at now: Instant, calendar: ISmartNewsCalendar) {
        if lastShown == now, ISmartNewsRecurrence(ofStart: start, in: calendar) != nil { forget() }
    }

    /// Without a limit the greatest number of 32 bits; negative numbers are read without their sign.
    private static func limit(_ value: PropertyValue?) throws(ClientCrash) -> UInt64 {
        guard let value else { return UInt64(Int32.max) }
        guard let number = ISmartNewsNumber(value) else { throw ClientCrash("`shownLimit` is not a number") }
        return number.unsigned
    }
}
