import Clients

extension ClientReading {
    /// The messages of a feed in these bytes.
    func screens(in feed: [UInt8], locale: String, file: (String) -> [UInt8]?) -> [FeedMessage] {
        screens(in: FeedBody(feed), locale: locale, file: file)
    }
}
