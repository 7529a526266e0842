import Dispatch
import Synchronization

/// A value that one thread waits for and another one hands over, once.
final class Waited<Value: Sendable>: Sendable {
    private let semaphore = DispatchSemaphore(value: 0)
    private let held = Mutex<Value?>(nil)

    /// Hands the value over.
    func end(_ value: Value) {
        held.withLock { $0 = value }
        semaphore.signal()
    }

    /// The value, once it is there.
    func value() -> Value {
        semaphore.wait()
        guard let value = held.withLock({ $0 }) else {
            preconditionFailure("the value is set before the semaphore is")
        }
        return value
    }
}
