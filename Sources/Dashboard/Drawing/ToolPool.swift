import Synchronization

/// Tools that are worth keeping from one piece of work to the next; each thread has one of its own while it works.
final class ToolPool<Tool>: Sendable where Tool: Sendable & AnyObject {
    private let spare = Mutex<[Tool]>([])
    private let make: @Sendable () -> Tool

    /// A pool that makes a tool when there is none to spare.
    init(_ make: @escaping @Sendable () -> Tool) {
        self.make = make
    }

    /// What some work makes with a tool.
    func withTool<Value>(_ work: (Tool) -> Value) -> Value {
        let tool = spare.withLock { $0.popLast() } ?? make()
        defer { spare.withLock { $0.append(tool) } }
        return work(tool)
    }
}
