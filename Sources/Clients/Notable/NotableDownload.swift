extension NotableClient {
    /// `HEAD` comes first, with the time of the phone's own last download, then a `GET` that the cache may answer.
    var download: FeedDownload? { FeedDownload(asksForChanges: true, usesCache: true) }
}
