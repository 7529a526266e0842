extension INotifyClient {
    /// The feed is asked for whole at every check, past all caches of the phone.
    var download: FeedDownload? { FeedDownload() }
}
