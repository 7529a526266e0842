import TestSupport
import Testing

@testable import Clients

/// Runs of equal values; the plain twin is the values themselves.
@Suite struct IntervalRunsTests {
    @Test(arguments: 1...20)
    func theRunsWithinIntervalsAreTheirValues(seed: UInt64) {
        var random = SteppedGenerator(seed: seed)
        let values = (0..<random.below(30)).map { _ in random.below(3) }
        let runs = IntervalRuns(values)
        for lower in 0...values.count {
            for upper in lower...values.count {
                let within = Array(runs.within(lower..<upper))
                #expect(within.flatMap { Array($0.intervals) } == Array(lower..<upper))
                #expect(within.allSatisfy { run in run.intervals.allSatisfy { values[$0] == run.value } })
                // Each run is as long as can be.
                #expect(zip(within, within.dropFirst()).allSatisfy { $0.value != $1.value })
            }
        }
    }
}
