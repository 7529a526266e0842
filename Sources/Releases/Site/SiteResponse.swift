/// What a web server answered.
public struct SiteResponse: Equatable, Sendable {
    /// The status: 200, 304, 404 and so on; a redirect is answered as it is, and not followed.
    public var status: Int
    /// The headers.
    public var headers: SiteHeaders
    /// The body as it was sent: compressed bytes stay compressed.
    public var body: [UInt8]

    /// An answer.
    init(status: Int, headers: SiteHeaders = [:], body: [UInt8] = []) {
        self.status = status
        self.headers = headers
        self.body = body
    }
}
