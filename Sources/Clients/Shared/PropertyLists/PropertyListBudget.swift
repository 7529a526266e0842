/// What a property list may still cost while it is read.
struct PropertyListBudget: Sendable {
    private let greatestDepth: Int
    private let mostValues: Int
    private var remaining: Int
    private var remainingBytes: Int

    /// A budget of so many values, none deeper than that.
    init(greatestDepth: Int, mostValues: Int) {
        self.greatestDepth = greatestDepth
        self.mostValues = mostValues
        remaining = mostValues
        remainingBytes = Self.mostBytes
    }

    /// The most bytes of texts and data, counting shared ones once for each place.
    static let mostBytes = 256 << 20

    /// Pays for the bytes of a text or of data.
    mutating func spend(bytes count: Int) throws(PropertyListError) {
        remainingBytes -= count
        guard remainingBytes >= 0 else { throw .tooMuchText(limit: Self.mostBytes) }
    }

    /// Pays for a value at a depth.
    mutating func spend(depth: Int) throws(PropertyListError) {
        guard depth <= greatestDepth else { throw .tooDeep(limit: greatestDepth) }
        remaining -= 1
        guard remaining >= 0 else { throw .tooManyValues(limit: mostValues) }
    }
}
