import Foundation
import Synchronization

/// A large stack, the same on every system, for work that calls itself once for each level of what it reads.
///
/// The threads of a pool have 512 KiB on macOS and less with musl, which some hundred levels fill.
public enum LargeStack {
    /// The bytes of the stack: as much as the main thread has.
    public static let size = 8 << 20

    /// What `work` makes on a thread of its own with such a stack; the caller waits for it.
    ///
    /// - Throws: what `work` throws.
    public static func run<Value: Sendable, Problem: Error>(
        _ work: @escaping @Sendable () throws(Problem) -> Value
    ) throws(Problem) -> Value {
        let result = Mutex<Result<Value, Problem>?>(nil)
        let ended = DispatchSemaphore(value: 0)
        let thread = Thread {
            let made = Result(catching: work)
            result.withLock { $0 = made }
            ended.signal()
        }
        thread.stackSize = size
        thread.start()
        ended.wait()
        guard let made = result.withLock({ $0 }) else { preconditionFailure("work that has ended has a result") }
        return try made.get()
    }
}
