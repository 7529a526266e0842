import Files
import Foundation

/// Work that takes long, on a thread of its own: the threads that answer requests are few.
func onOwnThread<Value: Sendable>(_ work: @escaping @Sendable () -> Value) async -> Value {
    await withCheckedContinuation { continuation in
        let thread = Thread { continuation.resume(returning: work()) }
        // A build runs on the main thread otherwise.
        thread.stackSize = LargeStack.size
        thread.start()
    }
}
