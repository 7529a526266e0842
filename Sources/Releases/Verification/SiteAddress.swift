import Files

/// The address at which `feeds/` is served.
public struct SiteAddress: Equatable, Sendable {
    /// It, with a slash at its end.
    let base: String

    /// An address; nil for what is none of HTTP, or has a question mark or a fragment.
    public init?(_ text: String) {
        let lowercased = text.lowercased()
        guard lowercased.hasPrefix("http://") || lowercased.hasPrefix("https://"),
            !text.contains(where: { $0 == "?" || $0 == "#" || $0.isWhitespace }),
            text.drop(while: { $0 != "/" }).drop(while: { $0 == "/" }).first != nil
        else { return nil }
        base = text.hasSuffix("/") ? text : text + "/"
    }

    /// Whether it is asked over TLS.
    var isSecure: Bool { base.lowercased().hasPrefix("https://") }

    /// The address of a file.
    ///
    /// - Parameters:
    ///   - path: its place.
    ///   - query: what follows a question mark; nil: nothing.
    func url(_ path: String, query: String? = nil) -> String {
        base + PercentEncoding.path(path) + (query.map { "?" + $0 } ?? "")
    }

    /// An address as it may be printed: without name and password.
    static func shown(_ url: String) -> String { SiteProblem(url: url, reason: "").url }
}
