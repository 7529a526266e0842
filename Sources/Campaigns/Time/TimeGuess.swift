/// What somebody meant by a date and time that is written in another way than here.
enum TimeGuess {
    /// The notation of this moment: `2026-12-02T09:00` for `2026-12-2 9:00` or `2.12.2026 9:00`; nil where nobody can tell, as
    /// of `01/02/2026`, or the day or time does not exist.
    static func notation(of text: String) -> String? {
        guard text.utf8.count <= longest, let (date, time) = parts(of: text),
            let clock = time.wholeMatch(
                of:
                    /([0-9]{1,2})[:.h]([0-9]{2})(?:[:.]([0-9]{2}))?\s*([aApP][mM])?\s*([Zz]|UTC|GMT|[+-][0-9]{2}(?::?[0-9]{2})?)?/
            ),
            var hour = Int(clock.1), let minute = Int(clock.2)
        else { return nil }
        if let half = clock.4?.lowercased() {
            guard (1...12).contains(hour) else { return nil }
            hour = hour % 12 + (half == "pm" ? 12 : 0)
        }
        let second = clock.3.flatMap { Int($0) } ?? 0
        // Midnight at the end of a day is that of the next.
        let isEnd = hour == 24 && minute == 0 && second == 0
        let civil = CivilTime(
            year: date.year, month: date.month, day: date.day, hour: isEnd ? 0 : hour, minute: minute, second: second)
        guard civil.isValid else { return nil }
        let moment = civil.asUTC.advanced(days: isEnd ? 1 : 0)
        let notation = ZoneClock.utc.notation(of: moment).dropLast() + (clock.5.map(offset) ?? "")
        return TimeNotation(String(notation)) == nil ? nil : String(notation)
    }

    /// Nobody writes a moment in more bytes.
    private static let longest = 40

    /// Year, month and day, and what is written of the time. Day and month with points between them are in the order of most of
    /// Europe; with slashes nobody knows which is which.
    private static func parts(of text: String) -> (date: Date, time: Substring)? {
        if let match = text.wholeMatch(of: /([0-9]{4})[-.\/]([0-9]{1,2})[-.\/]([0-9]{1,2})(?:[Tt]|,?\s+)([0-9].*)/) {
            return date(match.1, match.2, match.3).map { ($0, match.4) }
        }
        guard
            let match = text.wholeMatch(
                of: /([0-9]{1,2})\.\s?([0-9]{1,2})\.\s?([0-9]{4})(?:[Tt]|,?\s+)([0-9].*)/)
        else { return nil }
        return date(match.3, match.2, match.1).map { ($0, match.4) }
    }

    private static func date(_ year: Substring, _ month: Substring, _ day: Substring) -> Date? {
        guard let year = Int(year), let month = Int(month), let day = Int(day) else { return nil }
        return (year, month, day)
    }

    private typealias Date = (year: Int, month: Int, day: Int)

    /// `+09:00` for `+0900` or `+09`.
    private static func offset(_ text: Substring) -> String {
        guard let sign = text.first, "+-".contains(sign) else { return "Z" }
        let digits = text.dropFirst().filter { $0 != ":" }
        return "\(sign)\(digits.prefix(2)):\(digits.count > 2 ? String(digits.suffix(2)) : "00")"
    }
}
