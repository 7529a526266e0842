import Clients

/// One way in which a file is asked for with `GET`.
struct SiteQuestion: Equatable, Sendable {
    /// What it is called where answers differ.
    var name: String
    /// The codings that are asked for; nil: the header is not sent.
    var encodings: [String]?
    /// What stands behind the question mark.
    var query: String?

    /// As any program asks that says nothing about compression.
    static let plain = SiteQuestion(name: "asked without Accept-Encoding", encodings: nil)
    /// As a program asks that unpacks gzip alone.
    static let gzip = SiteQuestion(name: "asked with Accept-Encoding: gzip", encodings: ["gzip"])

    /// As phones ask for a file: with all that their system unpacks, and what the client adds to the address.
    static func phone(_ file: ServedFile, download: FeedDownload?, isSecure: Bool) -> SiteQuestion {
        let encodings = ["gzip", "deflate"] + (isSecure ? ["br"] : [])
        let query = file.kind == .feed ? download?.query : nil
        return SiteQuestion(
            name: "asked as phones do\(query.map { ", with ?\($0)" } ?? "")", encodings: encodings, query: query)
    }

    /// The ways in which a file is asked for, the plain one first.
    static func all(for file: ServedFile, download: FeedDownload?, isSecure: Bool) -> [SiteQuestion] {
        let phone = phone(file, download: download, isSecure: isSecure)
        return file.kind == .asset ? [.plain, phone] : [.plain, .gzip, phone]
    }

    /// The question as it is sent.
    func request(_ file: ServedFile, to site: SiteAddress) -> SiteRequest {
        var request = SiteRequest(url: site.url(file.path, query: query))
        if let encodings { request.headers.add("Accept-Encoding", encodings.joined(separator: ", ")) }
        return request
    }
}
