import Campaigns

extension PropertyValue {
    /// The text that the format `%@` makes of the value.
    var objectText: String {
        switch self {
        case .null: "<null>"
        case .string(let text): text
        case .boolean(let flag): flag ? "1" : "0"
        case .integer(let number): String(number)
        case .real(let number): Int64(exactly: number).map { String($0) } ?? "\(number)"
        case .date(let instant): Self.objectText(of: instant)
        // A block of several lines there, which no message means to show.
        case .data, .array, .dictionary: JSONWriter().text(self)
        }
    }

    /// `2026-11-20 09:00:00 +0000`.
    private static func objectText(of instant: Instant) -> String {
        let notation = Instant(seconds: instant.seconds).iso8601
        return notation.dropLast().replacing("T", with: " ") + " +0000"
    }
}
