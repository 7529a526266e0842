/// The levels of a line's characters: even from left to right, odd from right to left (UAX #9, X1 to I2).
struct BidirectionalLevels {
    /// The level of each character; nil for those that are left out.
    private(set) var levels: [Int?]

    private let line: BidirectionalLine
    private var classes: [BidirectionalClass]
    private let base: Int

    private static let deepest = 125

    init(_ line: BidirectionalLine, base: Int) {
        self.line = line
        self.base = base
        classes = line.classes
        levels = Array(repeating: base, count: classes.count)
        let ends = line.isolateEnds
        setExplicitLevels(isolateEnds: ends)
        for sequence in RunSequence.all(of: line, levels: levels, base: base, isolateEnds: ends) {
            let resolved = sequence.resolved(classes: classes, scalars: line.scalars)
            for (index, item) in zip(sequence.indices, resolved) {
                guard let level = levels[index] else { continue }
                levels[index] = level + Self.rise(of: item, at: level)
            }
        }
    }

    /// I1 and I2.
    private static func rise(of item: BidirectionalClass, at level: Int) -> Int {
        if level % 2 == 0 { return item.isNumber ? 2 : item.isRightToLeft ? 1 : 0 }
        return item.isNumber || item == .leftToRight ? 1 : 0
    }

    private struct Status {
        var level: Int
        var override: BidirectionalClass?
        var isIsolate = false
    }

    /// X1 to X8.
    private mutating func setExplicitLevels(isolateEnds: [Int: Int]) {
        var stack = [Status(level: base)]
        var (overflowIsolates, overflowEmbeddings, validIsolates) = (0, 0, 0)
        for index in classes.indices {
            let item = classes[index]
            let top = stack[stack.count - 1]
            switch item {
            case .rightToLeftEmbedding, .leftToRightEmbedding, .rightToLeftOverride, .leftToRightOverride:
                levels[index] = nil
                let isRight = item == .rightToLeftEmbedding || item == .rightToLeftOverride
                let next = Self.next(after: top.level, isRight: isRight)
                if next <= Self.deepest, overflowIsolates == 0, overflowEmbeddings == 0 {
                    let isOverride = item == .rightToLeftOverride || item == .leftToRightOverride
                    stack.append(
                        Status(level: next, override: isOverride ? (isRight ? .rightToLeft : .leftToRight) : nil))
                } else if overflowIsolates == 0 {
                    overflowEmbeddings += 1
                }
            case .rightToLeftIsolate, .leftToRightIsolate, .firstStrongIsolate:
                place(index, in: top)
                let inside = line.classes[(index + 1)..<(isolateEnds[index] ?? classes.count)]
                let isRight =
                    item == .rightToLeftIsolate
                    || (item == .firstStrongIsolate && BidirectionalLine.level(of: inside) == 1)
                let next = Self.next(after: top.level, isRight: isRight)
                if next <= Self.deepest, overflowIsolates == 0, overflowEmbeddings == 0 {
                    validIsolates += 1
                    stack.append(Status(level: next, isIsolate: true))
                } else {
                    overflowIsolates += 1
                }
            case .popDirectionalIsolate:
                if overflowIsolates > 0 {
                    overflowIsolates -= 1
                } else if validIsolates > 0 {
                    overflowEmbeddings = 0
                    while !stack[stack.count - 1].isIsolate { stack.removeLast() }
                    stack.removeLast()
                    validIsolates -= 1
                }
                place(index, in: stack[stack.count - 1])
            case .popDirectionalFormat:
                levels[index] = nil
                if overflowIsolates > 0 { continue }
                if overflowEmbeddings > 0 {
                    overflowEmbeddings -= 1
                } else if !top.isIsolate, stack.count >= 2 {
                    stack.removeLast()
                }
            case .boundaryNeutral: levels[index] = nil
            case .paragraphSeparator: levels[index] = base
            default: place(index, in: top)
            }
        }
    }

    private mutating func place(_ index: Int, in status: Status) {
        levels[index] = status.level
        if let override = status.override { classes[index] = override }
    }

    private static func next(after level: Int, isRight: Bool) -> Int {
        isRight ? (level + 1) | 1 : (level + 2) & ~1
    }
}
