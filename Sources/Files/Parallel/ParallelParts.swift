/// Something long that is made in parts, on all cores, and handed over in order.
public enum ParallelParts {
    /// Makes a few parts at a time, so that never all of them stand in the memory where nobody keeps them.
    ///
    /// - Parameters:
    ///   - count: how many elements there are.
    ///   - size: how many elements make up a part.
    ///   - make: makes the part of some elements, by their places.
    ///   - take: takes a part; called by one thread, in the order of the parts.
    @inlinable
    public static func make<Part: Sendable, Problem: Error>(
        of count: Int, size: Int, _ make: @Sendable (Range<Int>) -> Part, _ take: (Part) throws(Problem) -> Void
    ) throws(Problem) {
        let starts = Array(stride(from: 0, to: count, by: size))
        for first in stride(from: 0, to: starts.count, by: partsAtOnce) {
            let parts = starts[first..<min(first + partsAtOnce, starts.count)].parallelMap(batch: 1) { start in
                make(start..<min(start + size, count))
            }
            for part in parts { try take(part) }
        }
    }

    @usableFromInline
    static let partsAtOnce = 16
}
