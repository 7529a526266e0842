import Campaigns

/// A day of a forecast: when its clocks show what.
struct ForecastDay: BitwiseCopyable, Sendable {
    /// How many seconds a day has in which nobody changes the clocks.
    static let length = Int(Instant.secondsPerDay)

    /// The first instant, in milliseconds since 1970.
    private let midnight: Int64
    /// The time from which on the clocks have been put forward or back, in seconds from 0:00; beyond the day where they
    /// stay as they are.
    private let change: Int32
    /// By how many seconds they are put forward then; negative: back.
    private let shift: Int32
    /// The last second of the day, counted from its first instant.
    private let last: Int32

    /// A day between two instants.
    init(from midnight: Instant, until end: Instant, by clock: ZoneClock) {
        self.midnight = midnight.milliseconds
        let length = end.seconds - midnight.seconds
        last = Int32(clamping: max(0, length - 1))
        let found = length == Instant.secondsPerDay ? nil : Self.change(from: midnight, until: end, by: clock)
        change = found.map { Int32(clamping: $0.time) } ?? .max
        shift = found.map { Int32(clamping: $0.shift) } ?? 0
    }

    /// The instant at which the clocks show a time, in milliseconds since 1970: the first one where they show it twice, and
    /// where they skip it, the one at which they would have shown it unchanged.
    ///
    /// - Parameters:
    ///   - time: seconds from 0:00; one beyond either end of the day is as far from that end on the other side.
    ///   - room: how many seconds of the day are to follow, at least.
    @inline(__always)
    func instant(at time: Int, leaving room: Int) -> Int64 {
        // The bits of a negative number turned over are those of the number that is as far on the other side of 0:00.
        let mirrored = time ^ (time >> (Int.bitWidth - 1))
        let inside = min(mirrored, 2 * Self.length - 1 - mirrored)
        let passed = inside - (inside >= Int(change) ? Int(shift) : 0)
        return midnight + Int64(truncatingIfNeeded: max(0, min(passed, Int(last) - room))) * 1000
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
