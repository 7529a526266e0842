import Campaigns

/// The first moment that a range may begin, and the ones at which open ranges begin and end.
///
/// Every range is also compared with the library's own clocks, which stand in May 2010 and May 2011.
enum ISmartNewsRangeLimits {
    /// Where a range without a start begins.
    static func start(isCounted: Bool) -> Instant { isCounted ? firstOfCount : first }

    static let first = CivilTime(year: 2012, month: 1, day: 1).asUTC
    /// Where displays are counted: the library starts the count again each month in a range that begins in 2011 by the
    /// phone's own clock, and west of UTC the year has begun by then.
    private static let firstOfCount = CivilTime(year: 2012, month: 1, day: 2).asUTC
    static let last = CivilTime(year: 2099, month: 12, day: 31).asUTC
}
