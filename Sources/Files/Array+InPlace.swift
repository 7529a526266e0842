extension Array {
    /// Calls a function with each element, where it stands.
    ///
    /// A loop copies each element before it looks at it, which counts a reference for each part of it: in lists of
    /// thousands of structures, that takes longer than to look.
    @inlinable
    public func forEachInPlace<Problem: Error>(_ body: (Element) throws(Problem) -> Void) throws(Problem) {
        try withUnsafeBufferPointer { elements throws(Problem) in
            for place in elements.indices { try body(elements[place]) }
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
                elements.baseAddress == others.baseAddress || elements.indices.allSatisfy { elements[$0] == others[$0] }
            }
        }
    }
}
