import Testing

@testable import Clients
@testable import Simulation

/// Rectangles out of the segments of neighbouring bands.
struct ScheduleRectangleTests {
    private let shown = [ScheduleAnswer(.shown)]
    private let waiting = [ScheduleAnswer(.waiting, others: [1])]

    @Test func `Bands with the same segments are one`() {
        let segments = [ScheduleSegment(0..<2, shown), ScheduleSegment(2..<5, waiting)]
        #expect(
            ScheduleRectangle.merging([(0, segments), (1, segments)]) == [
                ScheduleRectangle(bands: 0..<2, intervals: 0..<2, answers: shown),
                ScheduleRectangle(bands: 0..<2, intervals: 2..<5, answers: waiting),
            ])
    }

    @Test func `Of bands that differ in part the rest goes on`() {
        let rectangles = ScheduleRectangle.merging([
            (3, [ScheduleSegment(0..<2, shown), ScheduleSegment(2..<5, waiting)]),
            (4, [ScheduleSegment(0..<1, waiting), ScheduleSegment(1..<2, shown), ScheduleSegment(2..<5, waiting)]),
        ])
        #expect(
            rectangles == [
                ScheduleRectangle(bands: 3..<4, intervals: 0..<2, answers: shown),
                ScheduleRectangle(bands: 4..<5, intervals: 0..<1, answers: waiting),
                ScheduleRectangle(bands: 4..<5, intervals: 1..<2, answers: shown),
                ScheduleRectangle(bands: 3..<5, intervals: 2..<5, answers: waiting),
            ])
    }

    @Test func `A message that is never present has none`() {
        #expect(ScheduleRectangle.merging([(0, []), (1, [])]).isEmpty)
    }
}
