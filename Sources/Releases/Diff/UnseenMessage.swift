import Campaigns
import Simulation

/// A message that is in a feed and reaches no phone in the time that is looked at.
public struct UnseenMessage: Hashable, Sendable {
    /// Why it reaches none.
    public enum Reason: Hashable, Sendable {
        /// It begins later.
        case later(Instant)
        /// It has ended.
        case ended(Instant)
        /// The feed keeps it from everybody; what does, where that is known.
        case nobody([UnseenReason])
    }

    /// The clients for which it is so, by their names.
    public var clients: [String]
    /// The campaign's id.
    public var campaign: String
    /// Why.
    public var reason: Reason
}
