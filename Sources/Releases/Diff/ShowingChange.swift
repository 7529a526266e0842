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
