extension ISmartNewsClient {
    /// The version of the library stands behind the address, and no cache is used.
    var download: FeedDownload? { FeedDownload(query: clientVersion.map { "v=\($0)" }) }
}
