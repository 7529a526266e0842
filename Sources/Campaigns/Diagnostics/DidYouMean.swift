/// Finds the name that was probably meant by a misspelt one.
public enum DidYouMean {
    /// `did you mean “title”?`, or nil where nothing is near enough.
    public static func suggestion(for word: String, among names: some Sequence<String>) -> String? {
        nearest(to: word, among: names).map { "did you mean “\($0)”?" }
    }

    /// The nearest of `names`: at most two letters and a third of its own away, ignoring case; the first of several.
    public static func nearest(to word: String, among names: some Sequence<String>) -> String? {
        guard word.unicodeScalars.count <= 64 else { return nil }
        let letters = Array(word.lowercased().unicodeScalars)
        var best: (name: String, distance: Int)?
        for name in names {
            let most = min(max(1, min(2, name.unicodeScalars.count / 3)), (best?.distance ?? .max) - 1)
            let other = Array(name.lowercased().unicodeScalars)
            guard let distance = Self.distance(letters, other, within: most) else { continue }
            best = (name, distance)
        }
        return best?.name
    }

    /// How many letters must be added, left out, exchanged or swapped with their neighbour; nil for more than a limit,
    /// which most names are at their first letters.
    private static func distance(
        _ left: [Unicode.Scalar], _ right: [Unicode.Scalar], within limit: Int
    ) -> Int? {
        guard abs(left.count - right.count) <= limit else { return nil }
        guard !left.isEmpty, !right.isEmpty else { return max(left.count, right.count) }
        var beforeLast = [Int](repeating: 0, count: right.count + 1)
        var last = Array(0...right.count)
        for i in 1...left.count {
            var row = [i] + [Int](repeating: 0, count: right.count)
            for j in 1...right.count {
                let exchange = left[i - 1] == right[j - 1] ? 0 : 1
                row[j] = Swift.min(last[j] + 1, row[j - 1] + 1, last[j - 1] + exchange)
                if i > 1, j > 1, left[i - 1] == right[j - 2], left[i - 2] == right[j - 1] {
                    row[j] = Swift.min(row[j], beforeLast[j - 2] + 1)
                }
            }
            // A swap reaches back over two rows, and nothing further.
            if min(row.min() ?? 0, last.min() ?? 0) > limit { return nil }
            beforeLast = last
            last = row
        }
        return last[right.count] <= limit ? last[right.count] : nil
    }
}
