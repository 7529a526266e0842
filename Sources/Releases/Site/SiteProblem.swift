/// Why there is no answer of a web server.
public struct SiteProblem: Error, Equatable, Sendable, CustomStringConvertible {
    /// The address that was asked, without name and password.
    let url: String
    /// What went wrong, in words.
    public let reason: String
    /// Whether the server certainly got nothing, so that asking again can do no harm.
    public let isUnheard: Bool
    /// Whether asking again is of no use.
    public let isLasting: Bool
    /// The beginning of an answer whose end did not come: its status and headers, without a body.
    public let beginning: SiteResponse?

    /// A problem; a name and password in the address are left out.
    init(
        url: String, reason: String, isUnheard: Bool = false, isLasting: Bool = false, beginning: SiteResponse? = nil
    ) {
        self.url = Self.withoutPassword(url)
        self.reason = reason
        self.isUnheard = isUnheard
        self.isLasting = isLasting
        self.beginning = beginning
    }

    /// A sentence for a person: `cannot read https://example.com/a: there is no server of that name`.
    public var description: String {
        "cannot read \(url): \(reason)"
    }

    private static func withoutPassword(_ url: String) -> String {
        guard let start = url.firstRange(of: "//")?.upperBound else { return url }
        let end = url[start...].firstIndex { "/?#".contains($0) } ?? url.endIndex
        guard let at = url[start..<end].lastIndex(of: "@") else { return url }
        return String(url[..<start] + url[url.index(after: at)...])
    }
}
