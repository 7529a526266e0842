extension INotifyClient {
    /// The feed is asked for whole at every check. Version 1.5.6 asks past all caches of the phone; 1.0 asks without any
    /// policy of its own (`dictionaryWithContentsOfURL:`), and may be given a copy from the phone's cache.
    var download: FeedDownload? { FeedDownload(usesCache: settings.clientVersion == .first) }
}
