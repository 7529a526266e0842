import Campaigns

/// The days of a forecast, as the clocks of the workspace count them.
public struct ForecastDays: Sendable {
    /// The first instant of each day, and the end of the last, in milliseconds since 1970.
    let midnights: FixedTable<Int64>

    /// Days that begin at these instants; the last one is the end of the last day.
    public init(_ midnights: [Instant]) {
        self.midnights = FixedTable(midnights.map(\.milliseconds))
    }

    /// How many days there are.
    public var count: Int { midnights.count - 1 }

    /// From the first instant up to the end.
    public var span: Range<Instant> {
        Instant(milliseconds: midnights[0])..<Instant(milliseconds: midnights[count])
    }

    /// The beginnings of all days and the end of the last.
    public var instants: [Instant] { (0...count).map { Instant(milliseconds: midnights[$0]) } }

    /// The day that an instant of the span is in.
    func day(of instant: Instant) -> Int {
        max(0, instants.countOfFront { $0 <= instant } - 1)
    }
}
