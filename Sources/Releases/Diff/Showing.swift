import Campaigns

/// Some time in which a message reaches phones of some versions.
public struct Showing: Hashable, Sendable {
    /// Its first instant; nil: it has begun by the time from which on is looked.
    public var from: Instant?
    /// The first instant after it; nil: it lasts as long as is looked ahead.
    public var until: Instant?
    /// On what it is shown, in words, such as a network or a system; empty: on all.
    public var occasions: String
}
