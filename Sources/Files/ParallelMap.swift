import Dispatch

extension RandomAccessCollection where Self: Sendable, Index == Int, Element: Sendable {
    /// What `transform` makes of each element, in the elements' order, worked out on all cores.
    ///
    /// - Parameter batch: how many neighbours one thread takes at a time.
    public func parallelMap<Result: Sendable>(
        batch: Int = 16, _ transform: @Sendable (Element) -> Result
    ) -> [Result] {
        guard count > batch else { return map(transform) }
        let batches = (count + batch - 1) / batch
        return [Result](unsafeUninitializedCapacity: count) { buffer, initialized in
            // Each batch writes places of its own, so the threads need no lock.
            nonisolated(unsafe) let places = buffer
            DispatchQueue.concurrentPerform(iterations: batches) { number in
                for offset in number * batch..<Swift.min((number + 1) * batch, count) {
                    places.initializeElement(at: offset, to: transform(self[startIndex + offset]))
                }
            }
            initialized = count
        }
    }
}
