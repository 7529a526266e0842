/// A name for days of the week in the `templates` of a range.
enum ISmartNewsRangeTemplate: String, Sendable {
    case weekdays
    case weekend
    case eachDayOfWeekdays = "each_day_of_weekdays"
    case eachDayOfWeekend = "each_day_of_weekend"
    case eachDay = "each_day"

    /// The first and the last day of a range.
    struct Days: Equatable, Sendable {
        var first: String
        var last: String
    }

    /// Whether the days make one range, nights included.
    var isContinuous: Bool {
        self == .weekdays || self == .weekend
    }

    /// The days of each range.
    var days: [Days] {
        switch self {
        case .weekdays: [Days(first: "MO", last: "FR")]
        case .weekend: [Days(first: "SA", last: "SU")]
        case .eachDayOfWeekdays: Self.each("MO", "TU", "WE", "TH", "FR")
        case .eachDayOfWeekend: Self.each("SA", "SU")
        case .eachDay: Self.each("MO", "TU", "WE", "TH", "FR", "SA", "SU")
        }
    }

    private static func each(_ days: String...) -> [Days] {
        days.map { Days(first: $0, last: $0) }
    }
}
