import Clients

/// A value of a dictionary that counts for nothing, because a later one has the same name.
public struct ReplacedValue: Equatable, Sendable {
    /// The way to the name.
    public var path: FeedPath
    /// The offset of the value, in bytes.
    public var offset: Int
}
