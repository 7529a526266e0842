/// Characters of one level that stand beside one another, isolates between them left aside (UAX #9, X10).
struct RunSequence {
    /// The places of the characters in the line.
    let indices: [Int]
    /// What stands before the first of them, for the rules.
    let before: BidirectionalClass
    /// What stands behind the last of them.
    let behind: BidirectionalClass
    /// The direction of their level.
    let embedding: BidirectionalClass

    /// All sequences of a line.
    static func all(
        of line: BidirectionalLine, levels: [Int?], base: Int, isolateEnds: [Int: Int]
    ) -> [RunSequence] {
        let places = line.classes.indices.filter { levels[$0] != nil }
        var runs: [[Int]] = []
        for (order, place) in places.enumerated() {
            if order > 0, levels[places[order - 1]] == levels[place] {
                runs[runs.count - 1].append(order)
            } else {
                runs.append([order])
            }
        }
        let orders = Dictionary(uniqueKeysWithValues: places.enumerated().map { ($1, $0) })
        let runOfFirst = Dictionary(uniqueKeysWithValues: runs.enumerated().map { ($1[0], $0) })
        let continued = Set(isolateEnds.values.compactMap { orders[$0].flatMap { runOfFirst[$0] } })
        var result: [RunSequence] = []
        for (number, run) in runs.enumerated() where !continued.contains(number) {
            var sequence = run
            while let last = sequence.last, let end = isolateEnds[places[last]], let order = orders[end],
                let next = runOfFirst[order]
            {
                sequence += runs[next]
            }
            result.append(RunSequence(sequence, places: places, levels: levels, base: base, line: line, isolateEnds))
        }
        return result
    }

    private init(
        _ orders: [Int], places: [Int], levels: [Int?], base: Int, line: BidirectionalLine, _ ends: [Int: Int]
    ) {
        indices = orders.map { places[$0] }
        let level = levels[indices[0]] ?? base
        let first = orders[0]
        let last = orders[orders.count - 1]
        let earlier = first > 0 ? levels[places[first - 1]] ?? base : base
        let isOpen = line.classes[places[last]].beginsIsolate && ends[places[last]] == nil
        let later = !isOpen && last + 1 < places.count ? levels[places[last + 1]] ?? base : base
        before = Self.direction(of: max(level, earlier))
        behind = Self.direction(of: max(level, later))
        embedding = Self.direction(of: level)
    }

    private static func direction(of level: Int) -> BidirectionalClass {
        level % 2 == 0 ? .leftToRight : .rightToLeft
    }
}
