import Testing

@testable import Clients

/// Occasions in words.
struct ScheduleOccasionTests {
    private let all = ["launch", "win"].flatMap { event in
        ["below 17", "17 and later"].map { ScheduleOccasion([event, $0]) }
    }

    @Test(arguments: [
        ([0, 1, 2, 3], ""), ([0, 1], "launch"), ([1, 3], "17 and later"), ([2], "win, below 17"),
        ([0, 3], "launch, below 17 or win, 17 and later"),
    ])
    func `Aspects that make no difference are left out`(some: [Int], words: String) {
        #expect(ScheduleOccasion.words(for: some, of: all) == words)
    }

    @Test func `Where there is no choice there is nothing to say`() {
        #expect(ScheduleOccasion.words(for: [0], of: [ScheduleOccasion()]) == "")
    }
}
