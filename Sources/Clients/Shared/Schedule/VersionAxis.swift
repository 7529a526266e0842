/// All versions an app could have, cut into bands wherever a feed draws a bound, as its client compares versions.
///
/// With the bounds b0 < b1 < … there is a band below b0, one of b0 alone, one between b0 and b1, and so on; in each of
/// them every version is answered alike.
public struct VersionAxis: Equatable, Sendable {
    /// Which of the app's versions the client looks at.
    public enum Measure: String, Sendable {
        /// The marketing version.
        case marketing
        /// The build.
        case build
        /// None: all versions are alike.
        case none
    }

    /// Which of the app's versions the client looks at.
    public let measure: Measure
    /// The bounds, ascending as the client compares.
    public var bounds: [String] { ranking.versions.map(\.text) }

    private let ranking: NumericVersionRanking

    /// The bands of an axis with those bounds, in any order.
    public init(_ measure: Measure, bounds: some Sequence<String> = []) {
        self.measure = measure
        ranking = NumericVersionRanking(measure == .none ? [] : Set(bounds).sorted())
    }

    /// Whether two axes have the same bands.
    public static func == (left: VersionAxis, right: VersionAxis) -> Bool {
        left.measure == right.measure && left.bounds == right.bounds
    }

    /// All bands; those below the first version that an app can have are left out.
    public var bands: Range<Int> {
        (ranking.versions.first?.text == "" ? 2 : 0)..<(2 * ranking.versions.count + 1)
    }

    /// The band of a version.
    public func band(of version: String) -> Int {
        let version = NumericVersion(version)
        let below = ranking.countBelow(version)
        return below < ranking.versions.count && ranking.versions[below] == version ? 2 * below + 1 : 2 * below
    }

    /// A version in a band: the bound itself, or one that follows right behind the bound below.
    public func representative(of band: Int) -> String {
        if band % 2 == 1 { return ranking.versions[band / 2].text }
        // Nothing that people write sorts before a control character.
        return (band == 0 ? "" : ranking.versions[band / 2 - 1].text) + "\u{1}"
    }

    /// Bands in words: `1.2 to 2.0`, `below 1.2`, `above 2.0`, `all`.
    public func description(of bands: Range<Int>) -> String {
        let (first, last) = (bands.lowerBound, bands.upperBound - 1)
        let isOpenBelow = first <= self.bands.lowerBound
        let isOpenAbove = last >= self.bands.upperBound - 1
        if isOpenBelow && isOpenAbove { return "all" }
        if first == last && first % 2 == 1 { return bounds[first / 2] }
        let isFirstExact = first % 2 == 1
        let isLastExact = last % 2 == 1
        let upper = isOpenAbove ? "" : bounds[last / 2]
        if isOpenBelow { return isLastExact ? "up to \(upper)" : "below \(upper)" }
        let lower = bounds[isFirstExact ? first / 2 : first / 2 - 1]
        switch (isFirstExact, isOpenAbove, isLastExact) {
        case (true, true, _): return "\(lower) and later"
        case (false, true, _): return "above \(lower)"
        case (true, false, true): return "\(lower) to \(upper)"
        case (true, false, false): return "\(lower) up to, but not, \(upper)"
        case (false, false, true): return "above \(lower), up to \(upper)"
        case (false, false, false): return "between \(lower) and \(upper)"
        }
    }
}
