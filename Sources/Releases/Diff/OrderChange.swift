import Campaigns

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
