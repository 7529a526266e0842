import Dispatch

extension RandomAccessCollection where Self: Sendable, Index == Int, Element: Sendable {
    /// What `transform` makes of each element, in the elements' order, worked out on all cores.
    ///
    /// - Parameter batch: how many neighbours one thread takes at a time.
    public func parallelMap<Result: Sendable>(
        batch: Int = 16, _ transform: @Sendable (Element) -> Result
    ) -> [Result] {
        parallelMap(batch: batch, with: { () }) { _, element in transform(element) }
    }

    /// The same with something that `transform` needs and that is worth making only once for many elements.
    ///
    /// - Parameters:
    ///   - batch: how many neighbours one thread takes at a time.
    ///   - tool: makes what `transform` needs; called once for each batch.
    public func parallelMap<Tool: ~Copyable, Result: Sendable>(
        batch: Int, with tool: @Sendable () -> Tool, _ transform: @Sendable (inout Tool, Element) -> Result
    ) -> [Result] {
        // All arrays without room are one and the same, and its count would be written, if only to zero, by many threads.
        guard !isEmpty else { return [] }
        let batches = (count + batch - 1) / batch
        return [Result](unsafeUninitializedCapacity: count) { buffer, initialized in
            // Each batch writes places of its own, so the threads need no lock.
            nonisolated(unsafe) let places = buffer
            DispatchQueue.concurrentPerform(iterations: batches) { number in
                var tool = tool()
                for offset in number * batch..<Swift.min((number + 1) * batch, count) {
                    places.initializeElement(at: offset, to: transform(&tool, self[startIndex + offset]))
                }
            }
            initialized = count
        }
    }
}
