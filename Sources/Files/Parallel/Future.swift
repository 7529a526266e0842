import Dispatch
import Synchronization

/// Work that is done beside what its owner does, and on whose result it waits in the end.
///
/// Who begins it asks for its value in any case, so that it does not go on behind its owner's back.
///
/// Where no other core has begun it by then, the owner does it itself: so nobody waits for work that waits for a core.
public final class Future<Value: Sendable>: Sendable {
    /// What is to be done, until somebody begins it: what it needs is let go when it is done.
    private let work: Mutex<(@Sendable () -> Value)?>
    private let result = Mutex<Value?>(nil)
    private let ending = DispatchGroup()

    /// Begins work, as soon as a core is free.
    public init(_ work: @escaping @Sendable () -> Value) {
        self.work = Mutex(work)
        ending.enter()
        DispatchQueue.global().async { self.run() }
    }

    /// What came of it, once it is done.
    public var value: Value {
        run()
        ending.wait()
        guard let value = result.withLock({ $0 }) else { preconditionFailure("work that has ended has a result") }
        return value
    }

    private func run() {
        guard let work = work.withLock({ $0.take() }) else { return }
        let value = work()
        result.withLock { $0 = value }
        ending.leave()
    }
}
