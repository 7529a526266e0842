/// One question to a web server.
public struct SiteRequest: Equatable, Sendable {
    /// What is asked for.
    public enum Method: String, Sendable {
        /// Headers and body.
        case get = "GET"
        /// Headers alone.
        case head = "HEAD"
        /// An answer to what is sent along.
        case post = "POST"
    }

    /// What is asked for.
    var method: Method
    /// The address, beginning with `http://` or `https://`.
    var url: String
    /// The headers to send beside the usual ones.
    var headers: SiteHeaders

    /// What is sent along: text without the character U+0000.
    var body: String?
    /// Whether a proxy of the environment may be asked instead; to this machine itself no secret takes that way.
    public var mayUseProxy = true

    /// A question with these headers.
    public init(_ method: Method = .get, url: String, headers: SiteHeaders = [:], body: String? = nil) {
        self.method = method
        self.url = url
        self.headers = headers
        self.body = body
    }
}
