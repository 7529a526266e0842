/// What two sequences have in common, and what stands between.
enum SequenceDifference {
    /// Some elements in a row.
    enum Run<Element: Equatable & Sendable>: Equatable, Sendable {
        /// They are in both.
        case same([Element])
        /// They are in the first or in the second one.
        case changed([Element], [Element])
    }

    /// The most elements that are compared one by one: beyond, all between the common ends counts as changed, because
    /// the time grows with the square.
    static let limit = 2000

    /// How many elements both have in common at their beginning, and behind that at their end.
    private static func ends<Element: Equatable>(_ old: [Element], _ new: [Element]) -> (head: Int, tail: Int) {
        let head = zip(old, new).prefix { $0 == $1 }.count
        let tail = zip(old.reversed(), new.reversed()).prefix { $0 == $1 }.count
        return (head, min(tail, min(old.count, new.count) - head))
    }

    /// How many pairs of elements a comparison may have to look at; none where it does not compare them one by one.
    static func cost<Element: Equatable>(of old: [Element], _ new: [Element]) -> Int {
        let (head, tail) = ends(old, new)
        let (left, right) = (old.count - head - tail, new.count - head - tail)
        return max(left, right) <= limit ? left * right : 0
    }

    /// Both sequences in runs, which take turns.
    static func runs<Element>(_ old: [Element], _ new: [Element]) -> [Run<Element>] {
        let (head, tail) = ends(old, new)
        let middle = (Array(old[head..<old.count - tail]), Array(new[head..<new.count - tail]))
        var runs: [Run<Element>] = []
        if head > 0 { runs.append(.same(Array(old.prefix(head)))) }
        for run in between(middle.0, middle.1) {
            if case .same(let more) = run, case .same(let first)? = runs.last {
                runs[runs.count - 1] = .same(first + more)
            } else {
                runs.append(run)
            }
        }
        if tail > 0 {
            if case .same(let first)? = runs.last {
                runs[runs.count - 1] = .same(first + old.suffix(tail))
            } else {
                runs.append(.same(Array(old.suffix(tail))))
            }
        }
        return runs
    }

    private static func between<Element>(_ old: [Element], _ new: [Element]) -> [Run<Element>] {
        guard !old.isEmpty || !new.isEmpty else { return [] }
        guard !old.isEmpty, !new.isEmpty, max(old.count, new.count) <= limit else { return [.changed(old, new)] }
        let difference = new.difference(from: old)
        let removed = Set(difference.removals.map(\.place))
        let added = Set(difference.insertions.map(\.place))
        var runs: [Run<Element>] = []
        var (left, right) = (0, 0)
        while left < old.count || right < new.count {
            var gone: [Element] = []
            var come: [Element] = []
            while left < old.count, removed.contains(left) {
                gone.append(old[left])
                left += 1
            }
            while right < new.count, added.contains(right) {
                come.append(new[right])
                right += 1
            }
            if !gone.isEmpty || !come.isEmpty { runs.append(.changed(gone, come)) }
            var same: [Element] = []
            while left < old.count, right < new.count, !removed.contains(left), !added.contains(right) {
                same.append(old[left])
                left += 1
                right += 1
            }
            if !same.isEmpty { runs.append(.same(same)) }
        }
        return runs
    }
}

extension CollectionDifference.Change {
    fileprivate var place: Int {
        switch self {
        case .insert(let offset, _, _), .remove(let offset, _, _): offset
        }
    }
}
