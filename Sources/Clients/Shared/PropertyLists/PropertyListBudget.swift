/// What a property list may still cost while it is read.
struct PropertyListBudget: Sendable {
    private let greatestDepth: Int
    private let mostValues: Int
    private let mostBytes: Int
    private var remaining: Int
    private var remainingBytes: Int

    /// A budget of so many values, none deeper than that, with so many bytes of texts and data.
    init(greatestDepth: Int, mostValues: Int, mostBytes: Int) {
        self.greatestDepth = greatestDepth
        self.mostValues = mostValues
        self.mostBytes = mostBytes
        remaining = mostValues
        remainingBytes = mostBytes
    }

    /// Pays for the bytes of a text or of data.
    mutating func spend(bytes count: Int) throws(PropertyListError) {
        remainingBytes -= count
        guard remainingBytes >= 0 else { throw .tooMuchText(limit: mostBytes) }
    }

    /// Pays for a value at a depth.
    mutating func spend(depth: Int) throws(PropertyListError) {
        guard depth <= greatestDepth else { throw .tooDeep(limit: greatestDepth) }
        remaining -= 1
        guard remaining >= 0 else { throw .tooManyValues(limit: mostValues) }
    }
}
