extension Array {
    /// Calls a function with each element, where it stands.
    ///
    /// A loop copies each element before it looks at it, which counts a reference for each part of it: in lists of
    /// thousands of structures, that takes longer than to look.
    @inlinable
    public func forEachInPlace<Problem: Error>(_ body: (Element) throws(Problem) -> Void) throws(Problem) {
        try withUnsafeBufferPointer { elements throws(Problem) in
            // Through the pointer: what a buffer's subscript returns is a copy.
            guard let first = elements.baseAddress else { return }
            for place in elements.indices { try body(first[place]) }
        }
    }
}

extension Array where Element: Equatable {
    /// Whether both have the same elements in the same order, each compared where it stands.
    @inlinable
    public func isSameInPlace(as other: [Element]) -> Bool {
        guard count == other.count else { return false }
        return withUnsafeBufferPointer { elements in
            other.withUnsafeBufferPointer { others in
                guard let one = elements.baseAddress, let other = others.baseAddress, one != other else { return true }
                return elements.indices.allSatisfy { one[$0] == other[$0] }
            }
        }
    }
}
