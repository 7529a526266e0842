import TestSupport
import Testing

@testable import Clients

@Suite struct SortedEntriesTests {
    @Test(arguments: [0, 1, 5, 24, 25, 26, 100])
    func namesComeOutInTheOrderOfTheirBytes(_ count: Int) {
        var generator = SteppedGenerator(seed: UInt64(count + 1))
        let names = (0..<count).map { ["é", "z", "Z", "日本", ""][$0 % 5] + "\($0)" }
        var entries = SortedEntries()
        for name in names.shuffled(using: &generator) {
            let isNew = entries.add(name, .string(name))
            #expect(isNew)
        }
        let expected = names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        let sorted = entries.sorted()
        #expect(sorted?.map(\.key) == expected)
        #expect(sorted?.allSatisfy { $0.value == .string($0.key) } == true)
    }

    @Test(arguments: [2, 10, 24, 25, 40])
    func aNameThatComesTwiceIsFound(_ count: Int) {
        for twice in 0..<count - 1 {
            var entries = SortedEntries()
            var isFound = false
            for number in (0..<count).reversed() {
                let name = number == count - 1 ? "n\(100 + twice)" : "n\(100 + number)"
                if !entries.add(name, true) { isFound = true }
            }
            let sorted = entries.sorted()
            #expect(isFound || sorted == nil, "\(twice) of \(count)")
        }
    }
}
