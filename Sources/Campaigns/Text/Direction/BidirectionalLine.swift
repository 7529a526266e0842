/// One line of text, and the order in which a phone draws its characters (UAX #9).
struct BidirectionalLine: Sendable {
    /// The characters.
    let scalars: [Unicode.Scalar]
    /// Their classes.
    let classes: [BidirectionalClass]

    /// A line, which holds no line end.
    init(_ scalars: [Unicode.Scalar]) {
        self.scalars = scalars
        classes = scalars.map { BidirectionalClass($0) }
    }

    /// The level of a line that nothing else gives one: that of its first letter outside isolates (P2 and P3).
    var baseLevel: Int {
        Self.level(of: classes[...]) ?? 0
    }

    /// 0 or 1 by the first strong class outside isolates; nil where there is none.
    static func level(of classes: ArraySlice<BidirectionalClass>) -> Int? {
        var depth = 0
        for item in classes {
            if item.beginsIsolate {
                depth += 1
            } else if item == .popDirectionalIsolate {
                depth = max(0, depth - 1)
            } else if depth == 0, item.isStrong {
                return item == .leftToRight ? 0 : 1
            }
        }
        return nil
    }

    /// The place of the character that ends an isolate, for each that begins one and has an end.
    var isolateEnds: [Int: Int] {
        var open: [Int] = []
        var ends: [Int: Int] = [:]
        for (index, item) in classes.enumerated() {
            if item.beginsIsolate {
                open.append(index)
            } else if item == .popDirectionalIsolate, let start = open.popLast() {
                ends[start] = index
            }
        }
        return ends
    }

    /// The places of the characters from left to right, those left out that are never drawn, each with whether it is
    /// drawn mirrored.
    var visualOrder: [DrawnCharacter] {
        let base = baseLevel
        var levels = BidirectionalLevels(self, base: base).levels
        // L1: white space at the end of a line follows the line.
        for index in classes.indices.reversed() {
            guard
                classes[index] == .whiteSpace || classes[index].isLeftOut || classes[index].beginsIsolate
                    || classes[index] == .popDirectionalIsolate || classes[index] == .segmentSeparator
            else { break }
            if levels[index] != nil { levels[index] = base }
        }
        var order = classes.indices.filter { levels[$0] != nil }
        let drawn = order.map { levels[$0] ?? base }
        Self.reorder(&order, levels: drawn)
        return order.map { index in
            DrawnCharacter(
                index: index,
                isMirrored: levels[index].map { $0 % 2 == 1 } == true && scalars[index].properties.isBidiMirrored)
        }
    }

    /// A character in its place on the screen.
    struct DrawnCharacter: Equatable, Sendable {
        /// Its place in the text.
        var index: Int
        /// Whether it is an opening bracket that is drawn as a closing one, or the like.
        var isMirrored: Bool
    }

    /// L2: from the highest level to the lowest odd one, whatever has at least that level is turned round.
    private static func reorder(_ order: inout [Int], levels: [Int]) {
        guard let highest = levels.max(), let lowest = levels.filter({ $0 % 2 == 1 }).min() else { return }
        var levels = levels
        for level in stride(from: highest, through: lowest, by: -1) {
            var start = 0
            while start < order.count {
                guard levels[start] >= level else {
                    start += 1
                    continue
                }
                var end = start
                while end < order.count, levels[end] >= level { end += 1 }
                order[start..<end].reverse()
                levels[start..<end].reverse()
                start = end
            }
        }
    }
}
