/// Some values of a byte, to look for all of them at once.
public struct ByteSet: Sendable {
    /// By value of a byte, whether it is one of them: to look that up takes as long for many values as for one.
    fileprivate let members: [Bool]

    /// The bytes that a test finds.
    public init(where isMember: (UInt8) -> Bool) {
        members = (UInt8.min...UInt8.max).map(isMember)
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// The offset of the first byte of a set, from an offset on; the end where there is none.
    public func end(before set: ByteSet, from start: Int = 0) -> Int {
        set.members.withUnsafeBufferPointer { members in
            var index = start
            while index < count, !members[Int(self[index])] { index += 1 }
            return index
        }
    }
}
