import Campaigns
import Releases

/// What sending needs of the world.
public struct SendingDependencies: Sendable {
    /// Asks servers.
    var fetcher: any SiteFetcher
    /// The moment as of which messages are due or have expired.
    public var now: @Sendable () -> Instant
    /// The computer's time in seconds since 1970, by which servers judge tokens.
    var clock: @Sendable () -> Int64
    /// A time in milliseconds that only goes on.
    var steadyClock: @Sendable () -> Int64
    /// Waits so many milliseconds.
    public var pause: @Sendable (Int64) -> Void
    /// A number in a range, another one each time.
    var random: @Sendable (ClosedRange<Int64>) -> Int64

    /// The dependencies of a sending.
    public init(
        fetcher: any SiteFetcher, now: @escaping @Sendable () -> Instant, clock: @escaping @Sendable () -> Int64,
        steadyClock: @escaping @Sendable () -> Int64, pause: @escaping @Sendable (Int64) -> Void,
        random: @escaping @Sendable (ClosedRange<Int64>) -> Int64
    ) {
        self.fetcher = fetcher
        self.now = now
        self.clock = clock
        self.steadyClock = steadyClock
        self.pause = pause
        self.random = random
    }
}
