import Campaigns

/// What is to be verified.
public struct VerifyPlan: Sendable {
    /// The workspace's folder.
    var folder: String
    /// The instant whose state is due.
    var now: Instant
    /// The locales of interest; nil: all.
    var locales: [String]?
    /// A folder or an address; nil: only the ledgers.
    var place: String?
    /// How long one answer of a web server may take, in seconds.
    var seconds: Double
    /// Where curl is found, and what it reads of the environment.
    var environment: [String: String]

    /// A plan.
    public init(
        folder: String, now: Instant, locales: [String]? = nil, place: String? = nil, seconds: Double = 30,
        environment: [String: String]
    ) {
        self.folder = folder
        self.now = Instant(seconds: now.seconds)
        self.locales = locales
        self.place = place
        self.seconds = seconds
        self.environment = environment
    }
}
