/// Shares of a population, from which random bits pick one.
struct ForecastShares: Sendable {
    /// For each place the share of it and all before it, in parts of 2^53.
    private let bounds: FixedTable<UInt64>

    /// The shares of some weights; equal ones where all are 0.
    ///
    /// Sums and quotients of floating-point numbers are the same on every platform.
    init(_ weights: [Double]) {
        let total = weights.reduce(0, +)
        let weights = total > 0 ? weights : weights.map { _ in 1 }
        let whole = total > 0 ? total : Double(weights.count)
        var sum = 0.0
        bounds = FixedTable(
            weights.map { weight in
                sum += weight
                return UInt64(min(sum / whole, 1) * 0x1p53)
            })
    }

    /// The place that random bits pick.
    @inline(__always)
    func pick(_ bits: UInt64) -> Int {
        let part = bits >> 11
        var place = 0
        while place < bounds.count - 1, part >= bounds.start[place] { place += 1 }
        return place
    }
}
