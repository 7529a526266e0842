/// What a change means for phones that know a message, or have it.
public struct KnownMessage: Equatable, Sendable {
    /// The client's name.
    public var client: String
    /// The campaign's id.
    public var campaign: String
    /// Whether the message leaves the feed.
    public var isGone: Bool
    /// What happens, a sentence each.
    public var sentences: [String]
}
