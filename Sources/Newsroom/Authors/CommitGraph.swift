import Synchronization

/// Which commit comes after which.
final class CommitGraph: Sendable {
    private let places: [Substring: Int]
    private let parents: [[Int32]]
    private let known = Mutex<[String: Set<String>]>([:])

    /// Reads lines of a commit and its parents.
    init(_ lines: some StringProtocol) {
        let rows = String(lines).split(separator: "\n").map { $0.split(separator: " ") }
        var places: [Substring: Int] = [:]
        for (index, row) in rows.enumerated() { places[row[0]] = index }
        parents = rows.map { row in row.dropFirst().compactMap { places[$0].map(Int32.init) } }
        self.places = places
    }

    /// Those of `candidates` that are `commit` or come before it; nil where that commit is not known.
    ///
    /// - Parameter candidates: the same at every call, because answers are kept.
    func ancestors(of commit: String, among candidates: [CommitRecord]) -> Set<String>? {
        guard let start = places[commit[...]] else { return nil }
        return known.withLock { known in
            if let answer = known[commit] { return answer }
            var isReached = [Bool](repeating: false, count: parents.count)
            var next = [start]
            isReached[start] = true
            while let place = next.popLast() {
                for parent in parents[place] where !isReached[Int(parent)] {
                    isReached[Int(parent)] = true
                    next.append(Int(parent))
                }
            }
            let answer = Set(candidates.map(\.id).filter { id in places[id[...]].map { isReached[$0] } ?? false })
            known[commit] = answer
            return answer
        }
    }
}
