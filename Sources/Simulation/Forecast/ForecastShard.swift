/// One of several parts of a forecast, each of which may be worked out on another machine.
public struct ForecastShard: Equatable, Sendable {
    /// Which part, from 1 on.
    public var number: Int
    /// How many parts there are.
    public var count: Int

    /// A part; nil where there is none of that number.
    init?(_ number: Int, of count: Int) {
        guard count >= 1, count <= Self.mostShards, number >= 1, number <= count else { return nil }
        self.number = number
        self.count = count
    }

    /// Reads `3/8`.
    public init?(_ text: String) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        let isNumber = parts.allSatisfy { part in
            (1...7).contains(part.utf8.count) && part.utf8.allSatisfy { (48...57).contains($0) }
        }
        guard parts.count == 2, isNumber, let number = Int(parts[0]), let count = Int(parts[1]) else { return nil }
        self.init(number, of: count)
    }

    /// The most parts.
    static let mostShards = 1_000_000

    /// The users of the part: neighbours, and as many as in the other parts, but for one.
    public func users(of all: Int) -> Range<Int> {
        all * (number - 1) / count..<all * number / count
    }
}
