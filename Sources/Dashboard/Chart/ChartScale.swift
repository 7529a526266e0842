import Campaigns

/// Where instants lie on a chart, in points from its left edge.
struct ChartScale {
    /// The width of a day of 24 hours.
    static let dayWidth = 36.0

    private let start: Instant
    private let end: Instant

    /// The scale of some days, given by their beginnings and the end of the last.
    init(_ days: [Instant]) {
        start = days.first ?? Instant(milliseconds: 0)
        end = days.last ?? start
    }

    /// The width of all days.
    var width: Double {
        Double(end.milliseconds - start.milliseconds) / Double(Instant.secondsPerDay * 1000) * Self.dayWidth
    }

    /// The place of an instant; what is before or after the days lies at their edge.
    func x(_ instant: Instant) -> Double {
        let inside = min(max(instant, start), end)
        return Double(inside.milliseconds - start.milliseconds) / Double(Instant.secondsPerDay * 1000) * Self.dayWidth
    }

    /// A length as it stands in a page: `12.5`, `12`.
    static func text(_ length: Double) -> String {
        let tenths = Int((length * 10).rounded())
        return tenths % 10 == 0 ? String(tenths / 10) : "\(tenths / 10).\(abs(tenths) % 10)"
    }
}
