import Campaigns
import Clients
import Dashboard
import Releases

/// A report of how the working texts of a locale differ from what was released, and what it follows from beside clients
/// and settings, so that the next dashboard can take it over.
struct KnownDifferenceReport: Sendable {
    /// What it follows from.
    let source: Source
    /// The report.
    let report: DifferenceReport

    /// What a difference follows from.
    struct Source: Equatable, Sendable {
        /// The locale.
        let locale: String
        /// The hashes of what was released.
        let old: [String]
        /// The hashes of what the files say.
        let new: [String]
        /// What stands in feeds beside messages, then and now.
        let preambles: [[String: PropertyValue]]
        /// The keys among these that phones may know.
        let knownKeys: Set<KeyOwners.Key>
        /// The time that is looked at.
        let span: Range<Instant>

        /// What the difference of two sides follows from.
        init(of pair: DiffPair) {
            locale = pair.locale
            old = pair.old.hashes
            new = pair.new.hashes
            preambles = [pair.old.preambles, pair.new.preambles]
            knownKeys = pair.knownKeys
            span = pair.span
        }
    }
}
