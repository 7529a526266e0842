import Campaigns

/// Writes single times as pages do; ``TimeText`` remembers those that it has written.
public struct PageTimes: Sendable {
    private let clock: ZoneClock

    /// Times by the workspace's clocks.
    public init(_ clock: ZoneClock) {
        self.clock = clock
    }

    /// The date and time without the zone: `Sat 21 Nov 2026, 10:00`.
    public func text(_ instant: Instant) -> String {
        var time = TimeText(clock)
        return time.short(instant)
    }

    /// A sentence, with the zone behind each of its moments.
    func full(_ sentence: Sentence) -> String {
        var time = TimeText(clock)
        return time.full(sentence)
    }
}
