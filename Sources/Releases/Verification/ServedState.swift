import Campaigns

/// What phones find for one locale, or for all at once, during some time.
public struct ServedState: Equatable, Sendable {
    /// The release; nil for feeds of all locales, which have none of their own, and before a locale's first one.
    public var release: Int?
    /// From when on.
    public var since: Instant
    /// Whether it never came about, because another release came before.
    var isSuperseded = false
    /// The SHA-256 of each file, by its place below the address at which `feeds/` is served.
    public var files: [String: String]
}
