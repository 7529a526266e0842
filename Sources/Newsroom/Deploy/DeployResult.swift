import Campaigns

/// What a deployment did, or would do.
public struct DeployResult: Equatable, Sendable {
    /// The place.
    var place: String
    /// The locales, with the release that each has there; nil where none was needed.
    var releases: [Release]
    /// The files that were written, in their order.
    public var written: [String]
    /// The files that were removed.
    public var removed: [String]
    /// How many files were as they should be.
    var unchanged: Int
    /// The bytes that were written.
    var bytes: Int
    /// When the feeds of these locales change next.
    var nextChange: Instant?
    /// What phones see in another language than their own, because a feed that serves several locales cannot hide it.
    var warnings: [Remark] = []

    /// Why some of the locales that were asked for were left as they are.
    public var refusals: [Refusal] = []

    /// The release of a locale.
    struct Release: Equatable, Sendable {
        /// The locale.
        var locale: String
        /// Its number.
        var number: Int?
    }
}
