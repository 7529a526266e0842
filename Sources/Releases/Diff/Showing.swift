import Campaigns

/// Some time in which a message reaches phones of some versions.
public struct Showing: Hashable, Sendable {
    /// Its first instant; nil: it has begun by the time from which on is looked.
    public var from: Instant?
    /// The first instant after it; nil: it lasts as long as is looked ahead.
    public var until: Instant?
    /// On what it is shown, in words, such as a network or a system; empty: on all.
    public var occasions: String
    /// The campaigns that a phone which has seen none of them shows first.
    public var behind: [String]
    /// The campaigns that may be shown in its place, because the client has no order for them.
    public var tied: [String]

    /// Whether it is shown at the same time, on the same occasions.
    func isAlike(_ other: Showing) -> Bool {
        from == other.from && until == other.until && occasions == other.occasions
    }

    /// Whether two lists tell the same times and occasions.
    static func areAlike(_ left: [Showing], _ right: [Showing]) -> Bool {
        left.count == right.count && zip(left, right).allSatisfy { $0.isAlike($1) }
    }
}
