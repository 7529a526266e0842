import Campaigns

/// From where on changes count.
public enum Baseline: Equatable, Sendable {
    /// All there ever were.
    case beginning
    /// Those that are not in this commit or before it.
    ///
    /// Where the commit is not known here (after a rebase, in a shallow clone), those committed at that instant or later.
    case commit(String, orElse: Instant)
}
