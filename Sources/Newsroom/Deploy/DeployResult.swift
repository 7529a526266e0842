import Campaigns

/// What a deployment did, or would do.
public struct DeployResult: Equatable, Sendable {
    /// The place.
    public var place: String
    /// The locales, with the release that each has there; nil where none was needed.
    public var releases: [Release]
    /// The files that were written, in their order.
    public var written: [String]
    /// The files that were removed.
    public var removed: [String]
    /// How many files were as they should be.
    public var unchanged: Int
    /// The bytes that were written.
    public var bytes: Int
    /// When the feeds of these locales change next.
    public var nextChange: Instant?
    /// What phones see in another language than their own, because a feed that serves several locales cannot hide it.
    public var warnings: [Remark] = []

    /// Why some of the locales that were asked for were left as they are.
    public var refusals: [Refusal] = []

    /// The release of a locale.
    public struct Release: Equatable, Sendable {
        /// The locale.
        public var locale: String
        /// Its number.
        public var number: Int?
    }
}
