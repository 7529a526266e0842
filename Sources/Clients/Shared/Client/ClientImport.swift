/// How campaigns are made of a client's existing feeds.
public protocol ClientImport: ClientKind {
    /// Whether a feed names pages of HTML that may stand on disk; by default not.
    static var feedsNamePages: Bool { get }

    /// What an existing feed, whoever made it, holds for one locale, to become campaigns.
    ///
    /// - Parameters:
    ///   - feed: the feed's bytes.
    ///   - locale: the language of the phone that reads it.
    ///   - page: the page of HTML at an address, if it stands on disk, and where the feed names it; for clients whose
    ///     feed is more than one file.
    /// - Throws: ``FeedReadingError`` where the client gets no feed out of the bytes, or does not survive it.
    func contents(
        of feed: [UInt8], locale: String, page: (_ address: String, _ place: FeedPath) -> ImportedPage?
    ) throws(FeedReadingError) -> FeedContents

    /// What a campaign of that id says in the client's block so that devices know it as the entry it was made of.
    func identity(of entry: ImportedEntry, in campaign: String) -> [ImportField.Assignment]

    /// Whether the client does the same with what was rendered as with what was imported; by default where both are the
    /// same.
    func reads(_ rendered: PropertyValue, as original: PropertyValue) -> Bool
}

extension ClientImport {
    /// It names none.
    public static var feedsNamePages: Bool { false }

    /// Whether both say the same.
    public func reads(_ rendered: PropertyValue, as original: PropertyValue) -> Bool { rendered == original }
}
