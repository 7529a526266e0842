/// Keeps what a verb no longer needs when it is done: the process is about to end, and the system takes all of its memory back
/// at once.
enum ProcessLifetime {
    // Only the main thread keeps anything, and nobody ever reads it.
    nonisolated(unsafe) private static var kept: [any Sendable] = []

    /// Keeps a value until the process ends.
    static func keep(_ value: any Sendable) { kept.append(value) }
}
