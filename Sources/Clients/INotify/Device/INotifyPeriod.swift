import Campaigns

/// A span of days as iNotify keeps it, in single precision: 0.1 days are a little more than 8,640 seconds.
struct INotifyPeriod: Sendable {
    private let seconds: Double

    /// A span of that many days.
    init(days: Double) {
        seconds = Double(Float(days)) * Double(Instant.secondsPerDay)
    }

    /// Whether the span is over at `now`; it is not if the clock was set back behind the start.
    func isOver(since start: Instant, at now: Instant) -> Bool {
        Double(now.milliseconds - start.milliseconds) / 1000 >= seconds
    }
}
