import Foundation

/// Deals out the places of a list to several threads, and takes what each makes of them.
final class SiteProgress<Value: Sendable>: @unchecked Sendable {
    // Everything below is touched only while the lock is held.
    private let lock = NSLock()
    private var results: [Value?]
    private var following = 0

    init(count: Int) {
        results = Array(repeating: nil, count: count)
    }

    /// The next place that nobody has taken, nil if there is none.
    func next() -> Int? {
        lock.withLock {
            guard following < results.count else { return nil }
            following += 1
            return following - 1
        }
    }

    /// Keeps what was made of a place.
    func finish(_ place: Int, _ value: Value) {
        lock.withLock { results[place] = value }
    }

    /// What was made of all places, in order.
    var values: [Value] {
        lock.withLock { results.compactMap { $0 } }
    }
}
