import Campaigns

/// What the dashboard says about one feed.
public struct FeedReport: Sendable {
    /// Its path below the output folder.
    var path: String
    /// Where phones find it.
    var address: String
    /// The client's name for people.
    var client: String
    /// The locale; nil where it serves several.
    var locale: String?
    /// Its size in bytes.
    var bytes: Int
    /// The size of its gzip form; nil where it has none.
    var gzipBytes: Int?
    /// Its SHA-256 in hexadecimal digits.
    var sha256: String
    /// How many messages it holds.
    var messages: Int
    /// When it changes next; nil: never.
    var nextChange: Instant?

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
