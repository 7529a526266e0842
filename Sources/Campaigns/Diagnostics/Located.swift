/// A value that was read from a file, and the place of its first byte there.
public struct Located<Value> {
    /// The value.
    public var value: Value
    /// The offset of its first byte in its file.
    public var offset: Int

    /// A value at an offset.
    public init(_ value: Value, at offset: Int) {
        self.value = value
        self.offset = offset
    }

    /// Another value made from this one, at the same place.
    public func map<Other>(_ transform: (Value) -> Other) -> Located<Other> {
        Located<Other>(transform(value), at: offset)
    }
}

extension Located: Sendable where Value: Sendable {}
extension Located: Equatable where Value: Equatable {}
