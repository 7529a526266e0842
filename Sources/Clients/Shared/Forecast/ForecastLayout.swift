/// Where the counters of a client's messages lie in memory.
public struct ForecastLayout: Sendable {
    /// How many locales, versions, days and messages there are.
    let (locales, versions, days, messages): (Int, Int, Int, Int)
    /// The days on which each message can be shown.
    let presence: [Range<Int>]
    /// For each message where its day 0 would lie; only the days on which it can be shown have a place.
    let starts: FixedTable<Int64>
    /// How many places there are for messages and days.
    let cells: Int
    /// How many numbers of messages a user can have seen.
    let stride: Int

    /// A layout for the phones of a fleet.
    public init(_ fleet: any ForecastFleet, of population: ForecastPopulation) {
        locales = population.locales.count
        versions = population.versions.count
        days = population.days.count
        presence = fleet.presence.flatMap { $0 }
        messages = presence.count
        stride = (fleet.presence.map(\.count).max() ?? 0) + 1
        var cells = 0
        var starts: [Int64] = []
        for days in presence {
            starts.append(Int64(cells - days.lowerBound))
            cells += days.count
        }
        self.starts = FixedTable(starts)
        self.cells = cells
    }
}
