import Campaigns
import Clients
import Foundation

/// Answers requests from a site: nothing but the request and the site decides what is answered.
public struct ServeAnswers: Sendable {
    /// The site.
    var site: ServeSite
    /// Whom the server may be asked as.
    var hosts: ServeHosts
    /// What a page must show to change anything; only this server's own pages know it.
    var token: String

    /// Where pages are notified of changes.
    static let events = "~serve/events"
    /// Where the instant is chosen that feeds are served for.
    static let moment = "~serve/now"

    /// What is to be done for a request.
    enum Outcome: Sendable {
        /// To answer.
        case response(ServeResponse)
        /// To notify of changes until the client goes.
        case events
        /// To choose the instant that feeds are served for, and to say how that went.
        case moment(String)
    }

    /// Answers from a site.
    public init(site: ServeSite, hosts: ServeHosts, token: String) {
        self.site = site
        self.hosts = hosts
        self.token = token
    }

    /// What is to be done for a request.
    func outcome(of request: ServeRequest) -> Outcome {
        do throws(ServeRefusal) {
            return try answered(request)
        } catch {
            let response = error.status == 404 && Self.isForPages(request) ? error.page() : error.response()
            return .response(request.method == "HEAD" ? response.withoutBody() : response)
        }
    }

    /// Whether a request asks for pages, as browsers do.
    private static func isForPages(_ request: ServeRequest) -> Bool {
        request.list("accept").contains { $0.lowercased().hasPrefix("text/html") }
    }

    private func answered(_ request: ServeRequest) throws(ServeRefusal) -> Outcome {
        let path = try ServePath.path(of: try hosts.target(of: request))
        if path == Self.moment { return .moment(try chosenMoment(in: request)) }
        guard request.method == "GET" || request.method == "HEAD" else {
            throw ServeRefusal(405, "Here is only something to be read.", allow: "GET, HEAD")
        }
        if path == Self.events {
            try refuseOtherSites(request)
            guard request.method == "GET" else { return .response(ServeResponse(200).withoutBody()) }
            return .events
        }
        guard let file = site.file(at: path) else { throw ServeRefusal(404, "Nothing was built under this address.") }
        let response = response(of: file, to: request)
        return .response(request.method == "HEAD" ? response.withoutBody() : response)
    }

    private func response(of file: ServeFile, to request: ServeRequest) -> ServeResponse {
        guard file.caching != .page else {
            // No other site may show a page in a frame, where people would click on what they do not see.
            let frames = ServeRequest.Field("Content-Security-Policy", "frame-ancestors 'none'")
            return ServeResponse(
                200, fields(of: file, tag: nil) + [frames], body: ServeBar.added(site.bar, to: file.bytes))
        }
        let packed = AcceptedEncodings.includeGzip(request.list("accept-encoding")) ? file.gzip : nil
        let tag = "\"\(file.tag)\(packed == nil ? "" : "-gzip")\""
        var fields = fields(of: file, tag: tag)
        if file.answersConditions, holds(request, tag: tag, since: file.since) {
            return ServeResponse(304, fields)
        }
        if packed != nil { fields.append(.init("Content-Encoding", "gzip")) }
        return ServeResponse(200, fields, body: packed ?? file.bytes)
    }

    private func fields(of file: ServeFile, tag: String?) -> [ServeRequest.Field] {
        var fields: [ServeRequest.Field] = [
            .init("Content-Type", file.type), .init("Cache-Control", file.cacheControl),
            .init("X-Content-Type-Options", "nosniff"),
        ]
        guard let tag, file.caching != .notKept else { return fields }
        fields.append(.init("ETag", tag))
        fields.append(.init("Last-Modified", file.since.httpDate))
        if file.gzip != nil { fields.append(.init("Vary", "Accept-Encoding")) }
        return fields
    }

    /// Whether a client already has what it would be sent; its tags count before its time.
    private func holds(_ request: ServeRequest, tag: String, since: Instant) -> Bool {
        if !request.values(of: "if-none-match").isEmpty {
            return request.list("if-none-match").contains { member in
                member == "*" || (member.hasPrefix("W/") ? member.dropFirst(2) : member[...]) == tag
            }
        }
        guard let time = request.value(of: "if-modified-since").flatMap(Instant.init(httpDate:)) else { return false }
        return since.seconds <= time.seconds
    }

    private func chosenMoment(in request: ServeRequest) throws(ServeRefusal) -> String {
        guard request.method == "POST" else { throw ServeRefusal(405, "A moment is sent here.", allow: "POST") }
        try refuseOtherSites(request)
        guard request.value(of: "x-newsadmin-token") == token else {
            throw ServeRefusal(403, "Only this server’s own pages choose the moment. Load the page again.")
        }
        guard let text = String(validating: request.body, as: UTF8.self) else {
            throw ServeRefusal(400, "The moment is not UTF-8.")
        }
        return text
    }

    private func refuseOtherSites(_ request: ServeRequest) throws(ServeRefusal) {
        let origins = request.values(of: "origin")
        let sites = request.values(of: "sec-fetch-site")
        guard origins.allSatisfy({ hosts.isOwn($0, of: request) }), sites.allSatisfy({ $0 == "same-origin" }) else {
            throw ServeRefusal(403, "This is for this server’s own pages.")
        }
    }
}
