import Campaigns
import Files

/// A span of time cut wherever something changes: between two cuts every device answers the same.
public struct ScheduleTimeline: Sendable {
    /// The first instant of each interval, ascending.
    public let starts: [Instant]
    /// The first instant after the last interval.
    public let end: Instant
    /// The intervals in which each message is in the feed; empty where that is at no time of the span.
    public let presence: [Range<Int>]
    /// The messages that are in the feed from an interval on, and not before.
    let entering: [[Int]]
    /// The messages that are no longer in the feed from an interval on.
    let leaving: [[Int]]

    /// Cuts a span that has a first instant and an end.
    ///
    /// - Parameters:
    ///   - span: the span; it must not be empty.
    ///   - windows: when each message is in the feed.
    ///   - cuts: further instants at which something changes.
    public init(_ span: Range<Instant>, windows: [Window], cuts: [Instant]) {
        let changes = windows.flatMap { [$0.start, $0.end] }.compactMap { $0 } + cuts
        var starts = [span.lowerBound]
        for cut in changes.filter({ $0 > span.lowerBound && $0 < span.upperBound }).sorted() where cut != starts.last {
            starts.append(cut)
        }
        var entering = [[Int]](repeating: [], count: starts.count + 1)
        var leaving = entering
        presence = windows.enumerated().map { message, window in
            // What has begun before the span is there from its first interval on.
            let intervals = Self.intervals(from: starts, beginningIn: window)
            guard !intervals.isEmpty else { return 0..<0 }
            entering[intervals.lowerBound].append(message)
            leaving[intervals.upperBound].append(message)
            return intervals
        }
        self.starts = starts
        self.entering = entering
        self.leaving = leaving
        end = span.upperBound
    }

    /// How many intervals there are.
    var count: Int { starts.count }

    /// The instants of some intervals: the first one, and the first one after them.
    public func window(of intervals: Range<Int>) -> Range<Instant> {
        starts[intervals.lowerBound]..<(intervals.upperBound < starts.count ? starts[intervals.upperBound] : end)
    }

    /// The intervals that begin in a window.
    func intervals(beginningIn window: Window) -> Range<Int> { Self.intervals(from: starts, beginningIn: window) }

    private static func intervals(from starts: [Instant], beginningIn window: Window) -> Range<Int> {
        let first = window.start.map { start in starts.countOfFront { $0 < start } } ?? 0
        return first..<max(first, window.end.map { end in starts.countOfFront { $0 < end } } ?? starts.count)
    }
}
