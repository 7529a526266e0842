import Campaigns

/// How many files, where phones download a locale, no release here has put there.
public struct ForeignFiles: Equatable, Sendable {
    /// How many hold what no release here has.
    public var unknown = 0
    /// How many hold what a release has, from a later time than what is due.
    public var later = 0
    /// How many hold what a release on another branch had, which a merge has set aside.
    public var setAside = 0

    /// None.
    public init() {}

    /// Why the locale is not deployed over them, and what to do.
    public var sentence: String {
        let kinds = [
            (unknown, "file there holds", "files there hold", "what no release here has"),
            (later, "file there is", "files there are", "of a later release than any here"),
            (setAside, "file there is", "files there are", "of a release that a merge has set aside"),
        ].filter { $0.0 > 0 }
        let words = kinds.map { "\(CountWords.grouped($0, $1, $2)) \($3)" }.joined(separator: ", and ")
        let advice =
            setAside > 0
            ? "see whether that release took anything back, then deploy with --overwrite"
            : ReleaseObstacle.pullingAdvice
        return "\(words); \(advice)"
    }
}
