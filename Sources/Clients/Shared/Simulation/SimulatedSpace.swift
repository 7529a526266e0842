/// What a simulated device finds on the web at a step: the feed, and the views and pages beside it.
public struct SimulatedSpace: Sendable {
    /// The feed; nil if there is none.
    public var feed: FeedBody?
    /// The bytes of a view or page of ours, by its path below `public/`.
    var file: @Sendable (String) -> [UInt8]?

    /// A web space; by default without views and pages.
    public init(feed: [UInt8]?, file: @escaping @Sendable (String) -> [UInt8]? = { _ in nil }) {
        self.init(feed.map { FeedBody($0) }, file: file)
    }

    /// A web space with a feed that other devices may find as well; by default without views and pages.
    public init(_ feed: FeedBody?, file: @escaping @Sendable (String) -> [UInt8]? = { _ in nil }) {
        self.feed = feed
        self.file = file
    }
}
