import Foundation

/// Work that takes long, on a thread of its own: the threads that answer requests are few.
func onOwnThread<Value: Sendable>(_ work: @escaping @Sendable () -> Value) async -> Value {
    await withCheckedContinuation { continuation in
        let thread = Thread { continuation.resume(returning: work()) }
        // As much as the main thread has, on which a build runs otherwise.
        thread.stackSize = 8 << 20
        thread.start()
    }
}
