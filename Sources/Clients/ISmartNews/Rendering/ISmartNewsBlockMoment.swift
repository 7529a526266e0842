import Campaigns

/// An end of a range.
enum ISmartNewsBlockMoment: Equatable, Sendable {
    /// A moment that comes once.
    case date(Instant)
    /// A day of the week, Monday being 0, and a minute of it.
    case weekly(day: Int, minute: Int, text: String)
    /// A day of the month, from 1, and a minute of it.
    case monthly(day: Int, minute: Int, text: String)
    /// A minute of the day, beside templates.
    case daily(minute: Int, text: String)

    /// Reads `MO(09:00)`, `15(09:00)` and `(09:00)`; nil for anything else.
    init?(recurring text: String) {
        guard text.utf8.count >= 7, text.utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
        let day = text.dropLast(7)
        guard let minute = Self.minute(text.suffix(7)) else { return nil }
        if day.isEmpty {
            self = .daily(minute: minute, text: text)
        } else if let index = Self.days.firstIndex(of: day.uppercased()) {
            self = .weekly(day: index, minute: minute, text: text.uppercased())
        } else if day.utf8.count <= 2, day.allSatisfy(\.isNumber), let number = Int(day), (1...31).contains(number) {
            self = .monthly(day: number, minute: minute, text: text)
        } else {
            return nil
        }
    }

    private static let days = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"]

    /// The minute of the day of `(09:00)`.
    private static func minute(_ text: Substring) -> Int? {
        let bytes = Array(text.utf8)
        let digits = [1, 2, 4, 5].map { Int(bytes[$0]) - 48 }
        guard bytes[0] == UInt8(ascii: "("), bytes[3] == UInt8(ascii: ":"), bytes[6] == UInt8(ascii: ")"),
            digits.allSatisfy({ (0...9).contains($0) })
        else { return nil }
        let (hour, minute) = (digits[0] * 10 + digits[1], digits[2] * 10 + digits[3])
        return hour < 24 && minute < 60 ? hour * 60 + minute : nil
    }
}
