/// The notifications that come again and again in one stretch of time, by their pauses: the launches from one display to
/// the next that is possible, from 1 on.
///
/// The client shows one notification at a launch. Where such ones are handed out first and fill every launch, what comes
/// behind them never gets its turn.
struct NotableCrowd: Hashable, Sendable {
    /// Longer pauses are taken to leave room for others: as many notifications would have to come together.
    static let longestPause = 64

    /// How many there are of each pause, from 1 on; no more than matter.
    private let counts: [Int]

    /// A crowd of so many notifications of each pause, from 1 on.
    init(_ counts: [Int]) {
        // As many as the pause is long fill every launch, even if one more is left out.
        self.counts = counts.enumerated().map { min($1, $0 + 2) }
    }

    /// The pauses, from 1 to the longest.
    var pauses: ClosedRange<Int> { 1...max(1, counts.count) }

    /// Up to which pause these fill every launch by themselves; nil where one remains for others, as far as that is tried:
    /// where no number of them does so in any order, the shortest pauses are handed out first. Another order may fill
    /// every launch where that one does not, as 6, 4, 6, 4, 6 does.
    ///
    /// - Parameter pause: that of one of them that is left out; nil: none is.
    func filling(without pause: Int? = nil) -> Int? {
        var counts = counts
        if let pause, pause <= counts.count { counts[pause - 1] = max(0, counts[pause - 1] - 1) }
        var reached = 0
        for (index, count) in counts.enumerated() {
            reached += count
            // Of so many, each launch but the last `index` ones has shown one that may come again.
            if reached > index { return index + 1 }
        }
        let share = counts.enumerated().reduce(0.0) { $0 + Double($1.element) / Double($1.offset + 1) }
        // Pauses of different length may fill every launch in turns: of 2, 4 and 4 launches every other one shows the first.
        return share > 0.999_999 && Self.fills(counts) ? counts.lastIndex { $0 > 0 }.map { $0 + 1 } : nil
    }

    /// How many launches are tried before they count as filled for ever.
    private static let triedLaunches = 4096

    /// Whether no launch remains where the shortest pauses are handed out first.
    private static func fills(_ counts: [Int]) -> Bool {
        let pauses = counts.enumerated().flatMap { Array(repeating: $0.offset + 1, count: $0.element) }
        var next = [Int](repeating: 0, count: pauses.count)
        return (0..<triedLaunches).allSatisfy { launch in
            guard let place = next.firstIndex(where: { $0 <= launch }) else { return false }
            next[place] = launch + pauses[place]
            return true
        }
    }
}
