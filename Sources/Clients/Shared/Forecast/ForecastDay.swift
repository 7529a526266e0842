import Campaigns

/// A day of a forecast: when its clocks show what.
struct ForecastDay: BitwiseCopyable, Sendable {
    /// How many seconds a day has in which nobody changes the clocks.
    static let length = Int(Instant.secondsPerDay)

    /// From where times are counted, in milliseconds since 1970, before and after the clocks are put forward or back.
    private let before: Int64
    private let after: Int64
    /// The time from which on they have been, in seconds from 0:00; beyond the day where they stay as they are.
    private let change: Int
    /// The last second of the day, in milliseconds since 1970.
    private let last: Int64

    /// A day between two instants.
    init(from midnight: Instant, until end: Instant, by clock: ZoneClock) {
        let isPlain = end.seconds - midnight.seconds == Instant.secondsPerDay
        let found = isPlain ? nil : Self.change(from: midnight, until: end, by: clock)
        before = midnight.milliseconds
        after = midnight.advanced(seconds: -(found?.shift ?? 0)).milliseconds
        change = found.map { Int($0.time) } ?? .max
        last = max(midnight, end.advanced(seconds: -1)).milliseconds
    }

    /// The instant at which the clocks show a time, in milliseconds since 1970: the first one where they show it twice, and
    /// where they skip it, the one at which they would have shown it unchanged.
    ///
    /// - Parameters:
    ///   - time: seconds from 0:00, fewer than ``length``.
    ///   - room: how many seconds of the day are to follow, at least.
    @inline(__always)
    func instant(at time: Int, leaving room: Int) -> Int64 {
        let instant = (time >= change ? after : before) + Int64(truncatingIfNeeded: time) * 1000
        // Where a zone does something that it has never done, a launch stays within its day.
        return max(before, min(instant, last - Int64(truncatingIfNeeded: room) * 1000))
    }

    /// When in a day the clocks are changed, as the time from which on they show another, and by how much.
    private static func change(
        from midnight: Instant, until end: Instant, by clock: ZoneClock
    ) -> (time: Int64, shift: Int64)? {
        // Some zones skip the first hour of a day, so that the change is at its first instant.
        var (before, after) = (midnight.advanced(seconds: -1), end.advanced(seconds: -1))
        let shift = clock.offset(at: after) - clock.offset(at: before)
        guard shift != 0 else { return nil }
        while after.seconds - before.seconds > 1 {
            let middle = Instant(seconds: (before.seconds + after.seconds) / 2)
            if clock.offset(at: middle) == clock.offset(at: before) { before = middle } else { after = middle }
        }
        let passed = after.seconds - midnight.seconds
        return (passed + max(shift, 0), shift)
    }
}
