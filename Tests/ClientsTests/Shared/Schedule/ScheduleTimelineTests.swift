import Campaigns
import Clients
import Testing

/// Time, cut where something changes.
struct ScheduleTimelineTests {
    private func at(_ second: Int64) -> Instant { Instant(seconds: second) }

    @Test func `Cuts outside the span, and the same one twice, make no interval`() {
        let timeline = ScheduleTimeline(
            at(10)..<at(20), windows: [Window(start: at(5), end: at(15))],
            cuts: [at(15), at(10), at(20), at(3), at(30), at(12)])
        #expect(timeline.starts == [at(10), at(12), at(15)])
        #expect(timeline.end == at(20))
        #expect(timeline.window(of: 1..<3) == at(12)..<at(20))
    }

    @Test(
        arguments: [
            (nil, nil, 0..<3), (5, 15, 0..<2), (12, nil, 1..<3), (nil, 12, 0..<1), (1, 5, 0..<0), (20, 30, 0..<0),
            (15, 12, 0..<0),
        ] as [(Int64?, Int64?, Range<Int>)])
    func `A message is present from its start up to its end`(start: Int64?, end: Int64?, presence: Range<Int>) {
        let window = Window(start: start.map(at), end: end.map(at))
        let timeline = ScheduleTimeline(at(10)..<at(20), windows: [window], cuts: [at(12), at(15)])
        #expect(timeline.presence == [presence])
    }
}
