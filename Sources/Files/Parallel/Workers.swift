import Foundation
import Synchronization

/// Work that waits more than it computes, such as asking servers: on threads of its own, several at once.
public enum Workers {
    /// What `transform` makes of each item, in the items' order.
    ///
    /// - Parameters:
    ///   - items: the items; they are begun in their order.
    ///   - width: how many are under way at once.
    ///   - progress: called by one thread at a time with how many of all are done.
    ///   - transform: takes an item.
    public static func map<Item: Sendable, Value: Sendable>(
        _ items: [Item], width: Int, progress: @escaping @Sendable (Int, Int) -> Void = { _, _ in },
        _ transform: @escaping @Sendable (Item) -> Value
    ) -> [Value] {
        let list = WorkList<Value>(count: items.count)
        let group = DispatchGroup()
        for _ in 0..<min(max(width, 1), items.count) {
            group.enter()
            Thread.detachNewThread {
                while let place = list.next() {
                    let value = transform(items[place])
                    list.finish(place, value) { done in progress(done, items.count) }
                }
                group.leave()
            }
        }
        group.wait()
        return list.values
    }
}

/// Deals out the places of a list to several threads, and takes what each makes of them.
private final class WorkList<Value: Sendable>: Sendable {
    private let state: Mutex<State>

    private struct State {
        /// What was made of each place; nil where nothing was yet.
        var results: [Value?]
        /// The next place that nobody has taken.
        var next = 0
        /// How many are done.
        var done = 0
    }

    init(count: Int) {
        state = Mutex(State(results: Array(repeating: nil, count: count)))
    }

    /// The next place that nobody has taken, nil if there is none.
    func next() -> Int? {
        state.withLock { state in
            guard state.next < state.results.count else { return nil }
            state.next += 1
            return state.next - 1
        }
    }

    /// Keeps what was made of a place.
    func finish(_ place: Int, _ value: Value, progress: (Int) -> Void) {
        state.withLock { state in
            state.results[place] = value
            state.done += 1
            progress(state.done)
        }
    }

    /// What was made of all places, in order.
    var values: [Value] {
        state.withLock { $0.results.compactMap { $0 } }
    }
}
