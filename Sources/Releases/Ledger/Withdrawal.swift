import Campaigns

/// A message that was taken out.
public struct Withdrawal: Sendable {
    /// The release that took it out.
    public var release: Int
    /// When.
    public var time: Instant
    /// By whom.
    public var author: String
    /// Why.
    public var reason: String
    /// The message as it was released last.
    public var message: ReleasedMessage

    /// When it was taken out, and why.
    var sentence: Sentence { "taken out by release \(release): \(reason)" }
}
