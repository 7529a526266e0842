import Campaigns

/// A span of time in which a message stands the same with phones of one version.
struct StandingRun: Equatable {
    /// The time.
    var span: Range<Instant>
    /// The occasions on which it is shown, sooner or later, in words; empty: all; nil: none.
    var occasions: String?
    /// The campaigns that a phone which has seen none of them shows first.
    var behind: [String] = []
    /// The campaigns that may be shown in its place.
    var tied: [String] = []
}

extension StandingRun {
    /// Whether it is the same but for its time.
    func isSame(_ other: StandingRun) -> Bool {
        occasions == other.occasions && behind == other.behind && tied == other.tied
    }
}
