import Campaigns

/// The times of a table, all written alike: to the minute, or with seconds where one of them needs them.
///
/// Times that the clocks show twice have their offset, so that no two rows look the same that are not.
struct TableTimes {
    /// How many columns the longest of them takes: `2026-10-25 02:30:00.001+02:00`.
    static let widest = 29

    private let clock: ZoneClock
    private let precision: TimePrecision

    /// The notation for a table with these times.
    init(_ instants: some Sequence<Instant>, by clock: ZoneClock) {
        self.clock = clock
        precision = instants.lazy.map(TimePrecision.init).max() ?? .minute
    }

    /// A time of the table.
    func text(_ instant: Instant) -> String { clock.time(of: instant, to: precision) }
}
