/// Which other messages stand in the way of one that is shown.
public struct ShowingCondition: Hashable, Sendable {
    /// The clients for which it is so, by their names.
    public var clients: [String]
    /// The campaigns that a phone which has seen none of them shows first, at some time at least.
    public var behind: [String]
    /// The campaigns that may be shown in its place, because the client has no order for them.
    public var tied: [String]
    /// Whether that is so at all times and in all versions at which it is shown.
    public var isThroughout = true

    /// Whether nothing stands in the way.
    var isEmpty: Bool { behind.isEmpty && tied.isEmpty }

    /// Adds what stands in the way of the same message elsewhere.
    mutating func join(_ other: ShowingCondition) {
        isThroughout = isThroughout && other.isThroughout && isSame(behind: other.behind, tied: other.tied)
        add(behind: other.behind, tied: other.tied)
    }

    /// Adds what stands in the way at another time.
    mutating func add(behind others: [String], tied equals: [String]) {
        for name in others where !behind.contains(name) { behind.append(name) }
        for name in equals where !tied.contains(name) { tied.append(name) }
    }

    /// Whether the same messages stand in the way.
    func isSame(behind others: [String], tied equals: [String]) -> Bool {
        Set(behind) == Set(others) && Set(tied) == Set(equals)
    }
}
