import Campaigns
import Files

/// The days of a forecast, as the clocks of the workspace count them.
public struct ForecastDays: Sendable {
    /// The days.
    let table: FixedTable<ForecastDay>
    /// The beginnings of all days and the end of the last.
    let instants: [Instant]

    /// Days that begin at these instants, by these clocks; the last one is the end of the last day.
    public init(_ midnights: [Instant], by clock: ZoneClock) {
        instants = midnights
        table = FixedTable(zip(midnights, midnights.dropFirst()).map { ForecastDay(from: $0, until: $1, by: clock) })
    }

    /// How many days there are.
    public var count: Int { instants.count - 1 }

    /// From the first instant up to the end.
    public var span: Range<Instant> { instants[0]..<instants[count] }

    /// The day that an instant of the span is in.
    func day(of instant: Instant) -> Int {
        max(0, instants.countOfFront { $0 <= instant } - 1)
    }
}
