import Dispatch
import Files
import Synchronization
import Testing

@Suite struct FutureTests {
    @Test func itIsDoneOnceWhoeverAsks() {
        let runs = Atomic(0)
        for number in 0..<200 {
            let work = Future {
                runs.add(1, ordering: .relaxed)
                return number * number
            }
            let answers = (0..<4).map { $0 }.parallelMap(batch: 1) { _ in work.value }
            #expect(answers == Array(repeating: number * number, count: 4))
        }
        #expect(runs.load(ordering: .relaxed) == 200)
    }

    /// All cores are busy with work that ends only after the last: so its owner has to do it.
    @Test func itIsDoneWhereNoCoreIsFree() {
        let gate = DispatchSemaphore(value: 0)
        let blockers = (0..<200).map { _ in Future { gate.wait() } }
        #expect(Future { 1 }.value == 1)
        for _ in blockers { gate.signal() }
        for blocker in blockers { blocker.value }
    }

    @Test func piecesOfWorkMayShareOutTheirOwn() {
        let sums = (0..<20).map { start in
            Future { (0..<100).map { $0 + start }.parallelMap(batch: 7) { $0 * 2 }.reduce(0, +) }
        }
        #expect(sums.map(\.value) == (0..<20).map { 2 * (4950 + 100 * $0) })
    }
}
