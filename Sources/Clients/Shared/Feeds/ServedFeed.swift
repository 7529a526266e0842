/// The feed that the web space holds at a step.
public struct ServedFeed: Sendable {
    /// The body given for this very step, if one was.
    public var own: FeedBody?
    /// The body that stands at the feed's address during the journey (of `public/feeds/` as of the step's instant
    /// when it comes from a workspace).
    public var published: FeedBody?

    /// What a device downloads at this step.
    public init(own: [UInt8]? = nil, published: [UInt8]? = nil) {
        self.own = own.map { FeedBody($0) }
        self.published = published.map { FeedBody($0) }
    }

    /// What a device downloads where this feed stands at the address.
    public init(_ published: FeedBody?) {
        self.published = published
    }
}
