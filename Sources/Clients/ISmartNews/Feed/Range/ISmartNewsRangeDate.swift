import Campaigns

/// How a range says when it begins and ends: a date, a day of the week or a day of the month.
public enum ISmartNewsRangeDate {
    /// The moment the client stores: a date as it is, `MO(09:00)` in May 2010, `15(09:00)` in May 2011; nil if refused.
    public static func instant(of value: PropertyValue, in calendar: ISmartNewsCalendar) -> Instant? {
        switch value {
        case .date(let instant): instant
        case .string(let text): recurring(text).map(calendar.instant)
        default: nil
        }
    }

    /// The hour and minute of `(09:00)`; nil if it is no time of day.
    static func timeOfDay(_ text: String) -> (hour: Int, minute: Int)? {
        parse(ISmartNewsText.withoutLineBreak(text[...])).flatMap { $0.day.isEmpty ? ($0.hour, $0.minute) : nil }
    }

    /// Whether the text has the form of a time of day, whatever its numbers.
    static func hasForm(_ text: String) -> Bool {
        fields(ISmartNewsText.withoutLineBreak(text[...])).map { $0.day.isEmpty } ?? false
    }

    private static func recurring(_ text: String) -> CivilTime? {
        guard let (day, hour, minute) = parse(ISmartNewsText.withoutLineBreak(text[...])) else { return nil }
        let names = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"]
        if let place = names.firstIndex(of: day.uppercased()) {
            let year = ISmartNewsCalendar.weeklyYear
            return CivilTime(year: year, month: 5, day: place + 1, hour: hour, minute: minute)
        }
        guard !day.isEmpty, day.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
        let number = ISmartNewsText.wholeNumber(day)
        guard number < 32 else { return nil }
        let year = ISmartNewsCalendar.monthlyYear
        return CivilTime(year: year, month: 5, day: Int(number), hour: hour, minute: minute)
    }

    private static func parse(_ text: Substring) -> (day: Substring, hour: Int, minute: Int)? {
        fields(text).flatMap { $0.hour < 24 && $0.minute < 60 ? $0 : nil }
    }

    /// What stands before the parentheses, and the two numbers in them.
    private static func fields(_ text: Substring) -> (day: Substring, hour: Int, minute: Int)? {
        let tail = Array(text.utf8.suffix(7))
        guard tail.count == 7, tail[0] == UInt8(ascii: "("), tail[3] == UInt8(ascii: ":"),
            tail[6] == UInt8(ascii: ")"), let hour = number(tail[1], tail[2]), let minute = number(tail[4], tail[5])
        else { return nil }
        return (text[..<text.utf8.index(text.endIndex, offsetBy: -7)], hour, minute)
    }

    private static func number(_ tens: UInt8, _ ones: UInt8) -> Int? {
        guard (0x30...0x39).contains(tens), (0x30...0x39).contains(ones) else { return nil }
        return Int(tens - 0x30) * 10 + Int(ones - 0x30)
    }
}
