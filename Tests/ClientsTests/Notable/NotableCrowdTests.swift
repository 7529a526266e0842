import TestSupport
import Testing

@testable import Clients

/// Whether notifications that come again and again leave a launch for others is what comes of handing them out.
@Suite struct NotableCrowdTests {
    private func crowd(_ pauses: [Int]) -> NotableCrowd {
        NotableCrowd((1...max(1, pauses.max() ?? 1)).map { pause in pauses.count { $0 == pause } })
    }

    /// Whether every one of some hundred launches shows one of them.
    private func fills(_ pauses: [Int]) -> Bool {
        var shown = [Int](repeating: -1000, count: pauses.count)
        for launch in 0..<400 {
            guard let place = pauses.indices.first(where: { launch - shown[$0] >= pauses[$0] }) else { return false }
            shown[place] = launch
        }
        return true
    }

    @Test(arguments: [
        ([], nil), ([1], 1), ([2], nil), ([2, 2], 2), ([2, 3], nil), ([2, 3, 3], 3), ([2, 3, 6], nil), ([2, 4, 4], 4),
        ([1, 9], 1), ([5, 5, 5, 5, 5, 60], 5),
    ])
    func thoseThatLeaveNoLaunchAreTold(pauses: [Int], longest: Int?) {
        #expect(crowd(pauses).filling() == longest)
        #expect(crowd(pauses + [7]).filling(without: 7) == longest)
    }

    /// As many as the longest of their pauses leave no launch in whatever order.
    @Test(arguments: 1...40)
    func theAnswerIsThatOfTheLaunches(seed: UInt64) {
        var chance = SteppedGenerator(seed: seed)
        let pauses = (0...chance.below(7)).map { _ in 1 + chance.below(7) }
        #expect((crowd(pauses).filling() != nil) == fills(pauses.sorted()), "\(pauses)")
        guard pauses.count >= pauses.max() ?? 0 else { return }
        #expect(crowd(pauses).filling() != nil && fills(pauses.shuffled(using: &chance)), "\(pauses)")
    }

    /// A limit that the documentation names.
    @Test func anotherOrderMayFillWhatTheShortestFirstDoNot() {
        #expect(fills([6, 4, 6, 4, 6]))
        #expect(crowd([6, 4, 6, 4, 6]).filling() == nil)
    }
}
