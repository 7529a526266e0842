import Campaigns

/// A span of time in which a message is shown, or not, in the same way on phones of one version.
struct ShowingRun: Equatable {
    /// The time.
    var span: Range<Instant>
    /// The occasions on which it is shown, sooner or later, in words; empty: all; nil: none.
    var occasions: String?
    /// The campaigns that a phone which has seen none of them shows first.
    var behind: [String] = []
    /// The campaigns that may be shown in its place.
    var tied: [String] = []
}

extension ShowingRun {
    /// Whether it is the same but for its time.
    func isSame(_ other: ShowingRun) -> Bool {
        occasions == other.occasions && behind == other.behind && tied == other.tied
    }
}
