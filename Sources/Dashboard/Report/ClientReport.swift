import Clients

/// What one client makes of a message, read back from an encoded feed.
public struct ClientReport: Equatable, Sendable {
    /// The client's name in files.
    var client: String
    /// The client's name for people.
    var title: String
    /// Whether it is in the feed now.
    var isInFeed: Bool
    /// Whether it is in the feed now or later, and so in the schedule; a draft is where drafts are served.
    var isScheduled: Bool
    /// The feed, as a path below the output folder.
    var feed: String
    /// The message as it was read back; nil where phones show nothing of it, or it was lost.
    var message: FeedMessage?
    /// Whether the feed does not hold what was written, which is a fault of ours.
    var isLost: Bool
    /// Where the files of its views can be looked at, by their places in the feeds; itself where a file is not named.
    var previews: [String: ScreenPreview]

    /// A client's report.
    public init(
        client: String, title: String, isInFeed: Bool, isScheduled: Bool, feed: String, message: FeedMessage?,
        isLost: Bool = false, previews: [String: ScreenPreview] = [:]
    ) {
        self.client = client
        self.title = title
        self.isInFeed = isInFeed
        self.isScheduled = isScheduled
        self.feed = feed
        self.message = message
        self.isLost = isLost
        self.previews = previews
    }
}
