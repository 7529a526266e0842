import Campaigns

/// Where feeds that a journey does not hold itself are read; handed in, so that a simulation touches no files.
public struct FeedSource: Sendable {
    /// The bytes of a file, whose path is relative to the journey's own.
    var file: @Sendable (_ path: String) throws -> [UInt8]
    /// The workspace's own feed of a client for a locale, as it is published at an instant; nil if there is none.
    var published: @Sendable (_ client: String, _ locale: String?, _ instant: Instant) throws -> [UInt8]?

    /// A source; without arguments one that has no files and no feeds.
    public init(
        file: @escaping @Sendable (String) throws -> [UInt8] = { throw MissingFeed(path: $0) },
        published: @escaping @Sendable (String, String?, Instant) throws -> [UInt8]? = { _, _, _ in nil }
    ) {
        self.file = file
        self.published = published
    }
}
