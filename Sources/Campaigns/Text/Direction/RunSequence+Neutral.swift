extension RunSequence {
    /// N0: a pair of brackets goes the way of what it holds.
    func resolveBrackets(
        _ items: inout [BidirectionalClass], original: [BidirectionalClass], scalars: [Unicode.Scalar]
    ) {
        for (open, close) in bracketPairs(items, scalars: scalars) {
            let inside = items[(open + 1)..<close].compactMap(\.direction)
            let direction: BidirectionalClass
            if inside.contains(embedding) {
                direction = embedding
            } else if let opposite = inside.first {
                let context = items[..<open].last { $0.direction != nil }?.direction ?? before
                direction = context == opposite ? opposite : embedding
            } else {
                continue
            }
            for place in [open, close] {
                items[place] = direction
                var next = place + 1
                while next < items.count, original[next] == .nonspacingMark {
                    items[next] = direction
                    next += 1
                }
            }
        }
    }

    /// The pairs in order of their opening brackets.
    private func bracketPairs(
        _ items: [BidirectionalClass], scalars: [Unicode.Scalar]
    ) -> [(open: Int, close: Int)] {
        var open: [(closing: UInt32, index: Int)] = []
        var pairs: [(open: Int, close: Int)] = []
        for index in items.indices where items[index] == .otherNeutral {
            let scalar = scalars[indices[index]]
            if let closing = scalar.closingBracket {
                guard open.count < 63 else { break }
                open.append((closing, index))
            } else if let match = open.lastIndex(where: { $0.closing == scalar.value }) {
                pairs.append((open[match].index, index))
                open.removeSubrange(match...)
            }
        }
        return pairs.sorted { $0.open < $1.open }
    }

    /// N1 and N2: neutrals between two of one direction follow these, others the level.
    func resolveNeutrals(_ items: inout [BidirectionalClass]) {
        var index = 0
        while index < items.count {
            guard items[index].isNeutral else {
                index += 1
                continue
            }
            var end = index
            while end < items.count, items[end].isNeutral { end += 1 }
            let left = index == 0 ? before : items[index - 1].direction ?? embedding
            let right = end == items.count ? behind : items[end].direction ?? embedding
            for place in index..<end { items[place] = left == right ? left : embedding }
            index = end
        }
    }
}

extension BidirectionalClass {
    /// Left or right, numbers counting as right; nil for those that have no direction.
    fileprivate var direction: BidirectionalClass? {
        switch self {
        case .leftToRight: .leftToRight
        case .rightToLeft, .arabicLetter, .europeanNumber, .arabicNumber: .rightToLeft
        default: nil
        }
    }
}

extension Unicode.Scalar {
    /// The closing bracket that ends what this one opens.
    var closingBracket: UInt32? {
        guard properties.generalCategory == .openPunctuation, properties.isBidiMirrored else { return nil }
        return [0x5B, 0x7B, 0xFF3B, 0xFF5B].contains(value) ? value + 2 : value + 1
    }
}
