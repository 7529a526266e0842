import Campaigns
import Clients

/// Whether an answer may be kept for longer than is good for a feed.
enum SiteCaching {
    /// The longest time, in seconds, for which a feed may be kept without a finding.
    static let longest = 300

    /// What is wrong with the headers about caches; only those of feeds matter.
    static func findings(
        _ headers: SiteHeaders, of file: ServedFile, in tree: ServedTree, at place: String
    ) -> [VerificationFinding] {
        guard file.kind == .feed else { return [] }
        let client = tree.downloads[file.folder]
        let usesCache = client?.download.usesCache ?? false
        let victim = usesCache ? "phones and caches on the way" : "caches on the way"
        let directives = headers.values(of: "Cache-Control").flatMap { $0.lowercased().split(separator: ",") }
            .map { $0.filter { !$0.isWhitespace && $0 != "\"" } }
        func warning(_ message: String) -> VerificationFinding {
            .init(.cache, at: place, message, severity: .warning)
        }
        if directives.contains("no-store") || directives.contains("no-cache") { return [] }
        let ages = directives.compactMap { directive -> Int? in
            let parts = directive.split(separator: "=", maxSplits: 1)
            guard parts.count == 2, parts[0] == "max-age" || parts[0] == "s-maxage" else { return nil }
            return Int(parts[1])
        }
        if let age = ages.max() {
            guard age > longest else { return [] }
            return [warning("Cache-Control lets \(victim) keep it for \(age) seconds; send no-cache for feeds")]
        }
        if let expires = headers["Expires"].flatMap(Instant.init(httpDate:)),
            let date = headers["Date"].flatMap(Instant.init(httpDate:))
        {
            guard expires.seconds - date.seconds > Int64(longest) else { return [] }
            return [
                warning(
                    "Expires lets \(victim) keep it for \(expires.seconds - date.seconds) seconds; send "
                        + "Cache-Control: no-cache for feeds")
            ]
        }
        guard usesCache, let client, headers["Expires"] == nil else { return [] }
        return [
            warning(
                "without Cache-Control phones may guess how long to keep it, and \(client.title) reads what they kept; "
                    + "send no-cache")
        ]
    }

    /// What is wrong where compressed and plain answers can be mixed up.
    static func mixing(
        _ plain: SiteResponse, _ packed: SiteResponse, of file: ServedFile, at place: String
    ) -> VerificationFinding? {
        guard file.kind == .feed, packed.headers["Content-Encoding"] != nil, plain.headers["Content-Encoding"] == nil
        else { return nil }
        let names = packed.headers.values(of: "Vary").flatMap { $0.lowercased().split(separator: ",") }
            .map { $0.filter { !$0.isWhitespace } }
        guard !names.contains("accept-encoding"), !names.contains("*") else { return nil }
        return .init(
            .cache, at: place,
            "without Vary: Accept-Encoding a cache on the way may give the compressed form to those who cannot read it",
            severity: .warning)
    }
}
