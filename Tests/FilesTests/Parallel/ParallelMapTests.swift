import Files
import Synchronization
import Testing

@Suite struct ParallelMapTests {
    @Test(arguments: [0, 1, 2, 15, 16, 17, 1000], [1, 2, 16, 64, 5000])
    func resultsStandInTheOrderOfTheElements(_ count: Int, _ batch: Int) {
        let numbers = Array(0..<count)
        #expect(numbers.parallelMap(batch: batch) { "\($0)" } == numbers.map { "\($0)" })
        #expect(numbers.dropFirst(3).parallelMap(batch: batch) { $0 * 2 } == numbers.dropFirst(3).map { $0 * 2 })
    }

    @Test func aToolIsMadeOnceForEachBatch() {
        let made = Mutex(0)
        let results = Array(0..<100).parallelMap(batch: 30) {
            made.withLock { $0 += 1 }
            return 0
        } _: { (count: inout Int, _: Int) in
            count += 1
            return count
        }
        #expect(made.withLock { $0 } == 4)
        #expect(results == (0..<100).map { $0 % 30 + 1 })
    }
}
