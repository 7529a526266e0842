extension RunSequence {
    /// The classes of the characters after all rules: only letters and numbers are left.
    func resolved(classes: [BidirectionalClass], scalars: [Unicode.Scalar]) -> [BidirectionalClass] {
        var items = indices.map { classes[$0] }
        resolveMarks(&items)
        resolveNumbers(&items)
        resolveSeparators(&items)
        resolveTerminators(&items)
        resolveBrackets(&items, original: indices.map { classes[$0] }, scalars: scalars)
        resolveNeutrals(&items)
        return items
    }

    /// W1: a mark is what it stands on.
    private func resolveMarks(_ items: inout [BidirectionalClass]) {
        for index in items.indices where items[index] == .nonspacingMark {
            let last = index == 0 ? before : items[index - 1]
            items[index] = last.beginsIsolate || last == .popDirectionalIsolate ? .otherNeutral : last
        }
    }

    /// W2 and W3: digits behind an Arabic letter are Arabic numbers.
    private func resolveNumbers(_ items: inout [BidirectionalClass]) {
        var strong = before
        for index in items.indices {
            if items[index].isStrong {
                strong = items[index]
            } else if items[index] == .europeanNumber, strong == .arabicLetter {
                items[index] = .arabicNumber
            }
        }
        for index in items.indices where items[index] == .arabicLetter { items[index] = .rightToLeft }
    }

    /// W4: a single separator between two numbers of a kind belongs to them.
    private func resolveSeparators(_ items: inout [BidirectionalClass]) {
        for index in items.indices.dropFirst().dropLast() {
            let (left, item, right) = (items[index - 1], items[index], items[index + 1])
            guard left == right, item == .commonSeparator || (item == .europeanSeparator && left == .europeanNumber)
            else { continue }
            if left.isNumber { items[index] = left }
        }
    }

    /// W5 to W7: terminators beside a number belong to it, and digits behind a Latin letter to that.
    private func resolveTerminators(_ items: inout [BidirectionalClass]) {
        var index = 0
        while index < items.count {
            guard items[index] == .europeanTerminator else {
                index += 1
                continue
            }
            var end = index
            while end < items.count, items[end] == .europeanTerminator { end += 1 }
            let isNumber =
                (index > 0 && items[index - 1] == .europeanNumber)
                || (end < items.count && items[end] == .europeanNumber)
            for place in index..<end { items[place] = isNumber ? .europeanNumber : .otherNeutral }
            index = end
        }
        var strong = before
        for index in items.indices {
            switch items[index] {
            case .europeanSeparator, .commonSeparator: items[index] = .otherNeutral
            case .leftToRight, .rightToLeft: strong = items[index]
            case .europeanNumber where strong == .leftToRight: items[index] = .leftToRight
            default: break
            }
        }
    }
}
