import Campaigns

/// Who is shown a message that was not before, or not any more, or at another time.
public struct ShowingChange: Hashable, Sendable {
    /// What changes.
    public enum Kind: String, CaseIterable, Sendable {
        /// They are shown it, and were not.
        case newly
        /// They are not shown it any more.
        case noLonger
        /// They are shown it at other times.
        case otherTimes
        /// They are shown it on other occasions, such as other networks or systems.
        case otherOccasions
    }

    /// The clients for which it is so, by their names.
    public var clients: [String]
    /// The campaign's id.
    public var campaign: String
    /// The app versions in words; empty: all.
    public var versions: String
    /// When it was shown; empty: never.
    public var before: [Showing]
    /// When it is shown; empty: never.
    public var after: [Showing]
    /// Which other messages stand in its way then.
    public var conditions: [ShowingCondition]

    /// What changes.
    public var kind: Kind {
        if before.isEmpty { return .newly }
        if after.isEmpty { return .noLonger }
        let times = [before, after].map { showings in showings.map { [$0.from, $0.until] } }
        return times[0] == times[1] ? .otherOccasions : .otherTimes
    }
}

/// Which messages are shown only after others that did not come before them, or no longer after others that did.
public struct OrderChange: Hashable, Sendable {
    /// The clients for which it is so, by their names.
    public var clients: [String]
    /// The campaigns that wait, or do not wait any more.
    public var campaigns: [String]
    /// The app versions in words; empty: all.
    public var versions: String
    /// Its first instant; nil: it has begun by the time from which on is looked.
    public var from: Instant?
    /// The first instant after it; nil: it lasts as long as is looked ahead.
    public var until: Instant?
    /// The campaigns that come first now.
    public var after: [String]
    /// The campaigns that came first before.
    public var noLongerAfter: [String]
    /// The campaigns that may be shown in their place now.
    public var tied: [String]
    /// The campaigns that could be shown in their place before.
    public var noLongerTied: [String]
}

/// A message that is in a feed and reaches no phone in the time that is looked at.
public struct UnseenMessage: Hashable, Sendable {
    /// Why it reaches none.
    public enum Reason: Hashable, Sendable {
        /// It begins later.
        case later(Instant)
        /// It has ended.
        case ended(Instant)
        /// The feed keeps it from everybody; what does, in words, where that is known.
        case nobody([String])
    }

    /// The clients for which it is so, by their names.
    public var clients: [String]
    /// The campaign's id.
    public var campaign: String
    /// Why.
    public var reason: Reason
}

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
