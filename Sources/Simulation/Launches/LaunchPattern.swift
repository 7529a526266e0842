import Campaigns

/// When somebody opens an app, again and again: `daily@09:00`, `weekly@MO,TH@09:00`, `every@6h`.
public enum LaunchPattern: Equatable, Sendable {
    /// At these times of every day.
    case daily([TimeOfDay])
    /// At these times of some days of every week.
    case weekly([Weekday], [TimeOfDay])
    /// That many seconds apart.
    case every(Int64)

    /// The forms, for people who wrote another one.
    public static let forms = "daily@09:00, daily@09:00,21:00, weekly@MO@09:00, weekly@MO,TH@09:00, every@6h, every@30m"

    /// Reads a pattern; nil if it has none of the forms.
    public init?(_ text: String) {
        let parts = text.split(separator: "@", omittingEmptySubsequences: false).map { String($0) }
        switch (parts.first, parts.count) {
        case ("daily", 2):
            guard let times = Self.list(parts[1], TimeOfDay.init) else { return nil }
            self = .daily(times)
        case ("weekly", 3):
            guard let days = Self.list(parts[1].uppercased(), Weekday.init(rawValue:)),
                let times = Self.list(parts[2], TimeOfDay.init)
            else { return nil }
            self = .weekly(days, times)
        case ("every", 2):
            let seconds: [Character: Int64] = ["m": 60, "h": 3600, "d": Instant.secondsPerDay]
            guard let unit = parts[1].last.flatMap({ seconds[$0] }), parts[1].utf8.count <= 6,
                parts[1].utf8.dropLast().allSatisfy({ (48...57).contains($0) }),
                let count = Int64(parts[1].dropLast()), count > 0
            else { return nil }
            self = .every(count * unit)
        default: return nil
        }
    }

    private static func list<Value>(_ text: String, _ read: (String) -> Value?) -> [Value]? {
        let words = text.split(separator: ",", omittingEmptySubsequences: false)
        let values = words.compactMap { read(String($0)) }
        return values.count == words.count ? values : nil
    }
}
