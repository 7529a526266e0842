import Foundation

/// A value that one thread waits for and another one hands over, once.
final class Waited<Value: Sendable>: @unchecked Sendable {
    private let semaphore = DispatchSemaphore(value: 0)
    private var held: Value?

    /// Hands the value over.
    func end(_ value: Value) {
        held = value
        semaphore.signal()
    }

    /// The value, once it is there.
    func value() -> Value {
        semaphore.wait()
        guard let held else { preconditionFailure("the value is set before the semaphore is") }
        return held
    }
}
