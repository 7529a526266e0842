/// What a client gets out of an encoded feed, and draws of it.
public protocol ClientReading: ClientKind {
    /// Whether bytes look like a feed of this client and of no other one.
    static func recognizes(_ feed: [UInt8]) -> Bool

    /// What keeps the client from reading bytes as a feed at all, and where, for a person; nil if it can read them.
    static func problem(in feed: [UInt8]) -> String?

    /// The list or dictionary whose elements are the messages of a feed, as the client decodes it; nil where it cannot.
    ///
    /// Where it is not the root of the file, a feed that is a part of another one must be read by the client itself.
    static func root(of feed: FeedBody) -> PropertyValue?

    /// The name under which an entry stands in a feed; nil where feeds are lists. By default what devices know it by.
    static func name(of entry: FeedEntry) -> String?

    /// The messages of an encoded feed, decoded as the client decodes it and described as what it draws.
    ///
    /// - Parameters:
    ///   - feed: the feed.
    ///   - locale: the language of the phone.
    ///   - file: the bytes of a view or page, by its path below `public/`.
    func screens(in feed: FeedBody, locale: String, file: (String) -> [UInt8]?) -> [FeedMessage]

    /// Whether phones scroll a page that is larger than the screen; by default they do.
    func scrolls(_ page: FileContent) -> Bool
}

extension ClientReading {
    /// What devices know it by.
    public static func name(of entry: FeedEntry) -> String? { entry.identity }

    /// They do.
    public func scrolls(_ page: FileContent) -> Bool { true }
}
