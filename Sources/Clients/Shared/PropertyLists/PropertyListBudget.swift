/// What a property list may still cost while it is read.
struct PropertyListBudget: Sendable {
    private let greatestDepth: Int
    private let mostValues: Int
    private var remaining: Int

    /// A budget of so many values, none deeper than that.
    init(greatestDepth: Int, mostValues: Int) {
        self.greatestDepth = greatestDepth
        self.mostValues = mostValues
        remaining = mostValues
    }

    /// Pays for a value at a depth.
    mutating func spend(depth: Int) throws(PropertyListError) {
        guard depth <= greatestDepth else { throw .tooDeep(limit: greatestDepth) }
        remaining -= 1
        guard remaining >= 0 else { throw .tooManyValues(limit: mostValues) }
    }
}
