/// The lines of a translation and its source whose ends are worth a comparison.
enum EndMarkPairs {
    /// The lines that are compared, and are not the same: all but items of lists where both texts have the same lines,
    /// else the last ones.
    static func unlike(_ own: TextLines, _ source: TextLines) -> [(Substring, Substring)] {
        let (left, right) = (own.lines, source.lines)
        var isParallel = left.count == right.count
        for (own, wanted) in zip(left, right) where own.isItem != wanted.isItem { isParallel = false }
        let compared = isParallel ? Array(zip(left, right)) : Array(zip(left.suffix(1), right.suffix(1)))
        var pairs: [(Substring, Substring)] = []
        for (one, other) in compared {
            guard !one.isItem, !other.isItem else { continue }
            let (ownLine, wantedLine) = (one.text(in: own.text), other.text(in: source.text))
            if ownLine != wantedLine { pairs.append((ownLine, wantedLine)) }
        }
        return pairs
    }
}
