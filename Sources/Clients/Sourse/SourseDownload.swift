extension SourseClient {
    /// Nothing is downloaded: payloads are sent.
    var download: FeedDownload? { nil }
}
