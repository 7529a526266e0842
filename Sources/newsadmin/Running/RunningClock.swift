import Campaigns
import Foundation
import Newsroom

/// The time as it passes.
enum RunningClock {
    /// The computer's time, or one that is counted on from a moment that was given.
    static func from(_ start: Instant, isPinned: Bool) -> @Sendable () -> Instant {
        guard isPinned else { return { Instant(clock: Date()) } }
        let began = ContinuousClock.now
        return { start.advanced(milliseconds: milliseconds(of: ContinuousClock.now - began)) }
    }

    /// A duration in whole milliseconds.
    static func milliseconds(of duration: Duration) -> Int64 {
        let parts = duration.components
        return parts.seconds * 1000 + parts.attoseconds / 1_000_000_000_000_000
    }

    /// Waits so many milliseconds.
    static func pause(_ milliseconds: Int64) {
        if milliseconds > 0 { Thread.sleep(forTimeInterval: Double(milliseconds) / 1000) }
    }
}
