import Campaigns

/// What the dashboard says about one feed.
public struct FeedReport: Sendable {
    /// Its path below the output folder.
    public var path: String
    /// Where phones find it.
    public var address: String
    /// The client's name for people.
    public var client: String
    /// The locale; nil where it serves several.
    public var locale: String?
    /// Its size in bytes.
    public var bytes: Int
    /// The size of its gzip form; nil where it has none.
    public var gzipBytes: Int?
    /// Its SHA-256 in hexadecimal digits.
    public var sha256: String
    /// How many messages it holds.
    public var messages: Int
    /// When it changes next; nil: never.
    public var nextChange: Instant?

    /// A feed's report.
    public init(
        path: String, address: String, client: String, locale: String?, bytes: Int, gzipBytes: Int?, sha256: String,
        messages: Int, nextChange: Instant?
    ) {
        self.path = path
        self.address = address
        self.client = client
        self.locale = locale
        self.bytes = bytes
        self.gzipBytes = gzipBytes
        self.sha256 = sha256
        self.messages = messages
        self.nextChange = nextChange
    }
}
