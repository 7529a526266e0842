import Testing

@testable import Clients

/// Runs of intervals with the same answers, and what they name where they are cut.
struct ScheduleSegmentTests {
    /// A message that is tied all the time: with the fourth, then with the fifth, then with none that is known.
    private var tied: ScheduleSegmentBuilder {
        var builder = ScheduleSegmentBuilder(isCutLater: true)
        builder.add(0..<1, .tied, others: [3])
        builder.add(1..<2, .tied, others: [3])
        builder.add(2..<5, .tied, others: [4])
        builder.add(5..<6, .tied)
        return builder
    }

    @Test func `Runs with the same answer are one, which names all that were named`() {
        #expect(tied.segments == [ScheduleSegment(0..<6, [ScheduleAnswer(.tied, others: [3, 4])])])
    }

    @Test(
        arguments: [
            (0..<6, [3, 4]), (0..<2, [3]), (1..<3, [3, 4]), (2..<3, [4]), (4..<6, [4]), (5..<6, []),
        ] as [(Range<Int>, [Int])])
    func `Only those are named again that were named within the intervals`(intervals: Range<Int>, others: [Int]) {
        #expect(tied.others(in: intervals) == others)
    }

    @Test func `Those beyond the first eight are named where the first are no longer`() {
        var builder = ScheduleSegmentBuilder(isCutLater: true)
        for interval in 0..<10 { builder.add(interval..<interval + 1, .waiting, others: [interval + 20]) }
        #expect(builder.segments[0].answers[0].others == Array(20..<28))
        #expect(builder.others(in: 0..<10) == Array(20..<28))
        #expect(builder.others(in: 7..<10) == [27, 28, 29])
    }

    @Test func `Several that are named at once are named in their order`() {
        var builder = ScheduleSegmentBuilder(isCutLater: true)
        builder.add(0..<2, .waiting, others: [5, 2])
        builder.add(2..<3, .waiting, others: [2, 7])
        #expect(builder.segments[0].answers[0].others == [5, 2, 7])
        #expect(builder.others(in: 1..<2) == [5, 2])
        #expect(builder.others(in: 2..<3) == [2, 7])
    }

    @Test func `Where another occasion cuts a segment, each part names its own others`() {
        var other = ScheduleSegmentBuilder(isCutLater: true)
        other.add(0..<3, .shown)
        other.add(3..<6, .excluded, reason: ISmartNewsMessageReason.late)
        let occasions = [tied, other]
        let combined = ScheduleSegment.combined(occasions.map(\.segments)) { occasions[$0].others(in: $1) }
        #expect(
            combined == [
                ScheduleSegment(
                    0..<3,
                    [ScheduleAnswer(.shown, occasions: [1]), ScheduleAnswer(.tied, occasions: [0], others: [3, 4])]),
                ScheduleSegment(
                    3..<6,
                    [
                        ScheduleAnswer(.tied, occasions: [0], others: [4]),
                        ScheduleAnswer(.excluded, occasions: [1], reason: ISmartNewsMessageReason.late),
                    ]),
            ])
    }
}
