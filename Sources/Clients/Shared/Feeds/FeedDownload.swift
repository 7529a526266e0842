/// How a client's devices ask a web server for their feed.
public struct FeedDownload: Equatable, Sendable {
    /// What they add to the address, behind a question mark; nil: nothing.
    public var query: String?
    /// Whether they ask with `HEAD` first whether the feed has changed since their last download, by their own clock; a
    /// feed must then never be answered with 304.
    public var asksForChanges = false
    /// Whether a copy in the phone's cache may take the place of an answer, for as long as the headers allow.
    public var usesCache = false
}
