import Campaigns
import Dashboard
import Releases

/// How the working texts of a locale differ from what was released, and what that follows from, beside clients and
/// settings.
struct ToldDifference: Sendable {
    /// What it follows from.
    let source: Source
    /// What is told.
    let report: DifferenceReport

    /// What a difference follows from.
    struct Source: Hashable, Sendable {
        /// The locale.
        let locale: String
        /// What was released.
        let old: DiffSide
        /// What the files say.
        let new: DiffSide
        /// The time that is looked at.
        let span: Range<Instant>
    }
}
