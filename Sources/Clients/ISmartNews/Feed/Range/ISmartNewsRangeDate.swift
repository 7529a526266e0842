import Campaigns

/// How a range says when it begins and ends: a date, a day of the week or a day of the month.
enum ISmartNewsRangeDate {
    /// The moment the client stores: a date as it is, `MO(09:00)` in May 2010, `15(09:00)` in May 2011; nil if refused.
    static func instant(of value: PropertyValue, in calendar: ISmartNewsCalendar) -> Instant? {
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
        guard ISmartNewsText.areDigits(day.unicodeScalars) else { return nil }
        let number = ISmartNewsText.wholeNumber(day)
        guard number < 32 else { return nil }
        let year = ISmartNewsCalendar.monthlyYear
        return CivilTime(year: year, month: 5, day: Int(number), hour: hour, minute: minute)
    }

    private static func parse(_ text: Substring) -> (day: Substring, hour: Int, minute: Int)? {
        fields(text).flatMap { $0.hour < 24 && $0.minute < 60 ? $0 : nil }
    }

    /// What stands before the parentheses, and the two numbers in them.
    ///
    /// The client accepts digits of any script, and reads those from 0 to 9 at the front.
    private static func fields(_ text: Substring) -> (day: Substring, hour: Int, minute: Int)? {
        let tail = text.unicodeScalars.suffix(7)
        func scalar(_ place: Int) -> Unicode.Scalar { tail[tail.index(tail.startIndex, offsetBy: place)] }
        func number(_ place: Int) -> Int? {
            let digits = [scalar(place), scalar(place + 1)]
            guard ISmartNewsText.areDigits(digits) else { return nil }
            return Int(ISmartNewsText.wholeNumber(String(String.UnicodeScalarView(digits))))
        }
        guard tail.count == 7, scalar(0) == "(", scalar(3) == ":", scalar(6) == ")",
            let hour = number(1), let minute = number(4)
        else { return nil }
        return (text[..<tail.startIndex], hour, minute)
    }
}
