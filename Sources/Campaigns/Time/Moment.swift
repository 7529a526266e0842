extension FieldReader {
    /// A moment of the years 0 to 9999 by UTC: with an offset, or by the clocks of `clock`; a time that these skip or
    /// show twice is refused with the moments it could mean.
    public mutating func moment(_ key: String, by clock: ZoneClock) -> Located<Instant>? {
        guard let text = notation(key) else { return nil }
        switch TimeNotation(text.value) {
        case nil:
            let guess = TimeGuess.notation(of: text.value)
            let fault =
                Self.isDate(text.value)
                ? "not a date with a time"
                : guess == nil && Self.namesNoMoment(text.value)
                    ? "not a date and time that exists" : "not a date and time in the way that is read here"
            report(
                .badDate, at: text.offset, "“\(text.value)” is \(fault)",
                suggestion: guess.map { "write \($0)" } ?? Self.advice(for: text.value))
            return nil
        case .instant(let instant):
            return Located(instant, at: text.offset)
        case .civil(let time):
            let instants = clock.instants(showing: time)
            guard instants.count == 1 else {
                reportClockChange(time, instants, by: clock, at: text)
                return nil
            }
            guard Instant.representable.contains(instants[0]) else {
                report(
                    .badDate, at: text.offset,
                    "“\(text.value)” in \(clock.name) is beyond the years 0 to 9999 in UTC, and devices read no others",
                    suggestion: "write a date within these years")
                return nil
            }
            return Located(instants[0], at: text.offset)
        }
    }

    private mutating func reportClockChange(
        _ time: CivilTime, _ instants: [Instant], by clock: ZoneClock, at text: Located<String>
    ) {
        if instants.isEmpty {
            // What the clocks would show had they not, or had they already, been changed.
            let unshifted = time.asUTC
            let candidates = [Instant.secondsPerDay, -Instant.secondsPerDay].map { distance in
                unshifted.advanced(seconds: -clock.offset(at: unshifted.advanced(seconds: distance)))
            }.sorted().map(clock.notation)
            report(
                .clockChange, at: text.offset, "\(text.value) does not exist in \(clock.name), whose clocks skip it",
                suggestion: "write \(candidates.joined(separator: " or "))")
        } else {
            report(
                .clockChange, at: text.offset, "\(text.value) comes twice in \(clock.name), whose clocks go back",
                suggestion: "write \(instants.map(clock.notation).joined(separator: " or "))")
        }
    }

    /// Whether it is a date that lacks nothing but a time.
    private static func isDate(_ text: String) -> Bool { TimeNotation(text + "T00:00") != nil }

    /// Whether it is written as a date with a time is, of which no calendar has that day or no clock that time.
    private static func namesNoMoment(_ text: String) -> Bool {
        let form = /(?<time>[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}(:[0-9]{2})?)(Z|[+\-][0-9]{2}:[0-9]{2})?/
        return text.wholeMatch(of: form).map { TimeNotation(String($0.time)) == nil } ?? false
    }

    private static func advice(for text: String) -> String {
        if isDate(text) { return "write \(text)T00:00, or another time" }
        if namesNoMoment(text) { return "write a day that the month has, and a time from 00:00 to 23:59" }
        return "write it as 2026-11-20T09:00, or with an offset as 2026-11-20T09:00+01:00"
    }
}

extension Rule {
    /// A date or time that no calendar has, or of a year that no feed can name.
    public static let badDate = Rule.locked("bad-date")
    /// A local time that the zone skips or shows twice.
    static let clockChange = Rule.locked("clock-change")
}
