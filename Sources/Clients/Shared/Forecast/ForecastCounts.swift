/// What was counted of the phones of one client: whole numbers throughout, so that parts add up to the whole.
public struct ForecastCounts: Equatable, Sendable {
    /// How many launches were lived through.
    public var launches = 0
    /// For each locale and version how many users there are.
    public var users: [[Int]]
    /// For each locale how many users have seen no message, one, two and so on; without zeros at the end.
    public var usersByMessages: [[Int]]
    /// For each message and day how many users saw it for the first time.
    public var reached: [[Int]]
    /// For each message and day how often it was shown.
    public var shown: [[Int]]
    /// For each message and version how many users saw it.
    public var reachedByVersion: [[Int]]

    /// Nothing counted yet.
    public init(locales: Int, versions: Int, messages: Int, days: Int) {
        users = Array(repeating: Array(repeating: 0, count: versions), count: locales)
        usersByMessages = Array(repeating: [], count: locales)
        reached = Array(repeating: Array(repeating: 0, count: days), count: messages)
        shown = reached
        reachedByVersion = Array(repeating: Array(repeating: 0, count: versions), count: messages)
    }

    /// Adds what was counted of other users.
    public mutating func add(_ other: ForecastCounts) {
        launches += other.launches
        Self.add(other.users, to: &users)
        Self.add(other.usersByMessages, to: &usersByMessages)
        Self.add(other.reached, to: &reached)
        Self.add(other.shown, to: &shown)
        Self.add(other.reachedByVersion, to: &reachedByVersion)
    }

    private static func add(_ others: [[Int]], to rows: inout [[Int]]) {
        for (row, numbers) in others.enumerated() { add(numbers, to: &rows[row]) }
    }

    /// Adds numbers place by place; the longer list gives the length.
    public static func add(_ others: [Int], to numbers: inout [Int]) {
        for (place, number) in others.enumerated() {
            if place < numbers.count { numbers[place] += number } else { numbers.append(number) }
        }
    }
}
