import Campaigns

/// Whether an answer says rightly what it is.
enum SiteType {
    /// What is wrong with a `Content-Type`.
    ///
    /// Phones read feeds whatever their type, so a wrong one is a warning there; a page of another type is not shown.
    static func findings(
        _ header: String?, body: [UInt8], of file: ServedFile, at place: String
    ) -> [VerificationFinding] {
        let allowed = allowed(for: file)
        let severity: Severity = file.kind == .feed ? .warning : .error
        guard let header else {
            return [
                .init(
                    .type, at: place, "there is no Content-Type; it should be \(allowed[0])", severity: severity)
            ]
        }
        let parts = header.lowercased().split(separator: ";").map { $0.filter { !$0.isWhitespace && $0 != "\"" } }
        guard let type = parts.first, allowed.contains(type) else {
            return [
                .init(
                    .type, at: place, "Content-Type is \(header); it should be \(allowed[0])", severity: severity)
            ]
        }
        guard file.kind == .page else { return [] }
        let charset = parts.dropFirst().first { $0.hasPrefix("charset=") }?.dropFirst("charset=".count)
        if let charset {
            guard charset != "utf-8", charset != "utf8" else { return [] }
            return [.init(.type, at: place, "the page is UTF-8, and Content-Type says charset=\(charset)")]
        }
        guard !body.isEmpty, !namesCharacterSet(body) else { return [] }
        return [
            .init(
                .type, at: place,
                "neither Content-Type nor the page says charset=utf-8, so letters outside ASCII come out wrong")
        ]
    }

    private static func allowed(for file: ServedFile) -> [String] {
        switch file.kind {
        case .page: ["text/html"]
        case .asset: [ImageLibrary.mediaType(ofImageNamed: file.path)]
        case .feed where file.path.hasSuffix(".json"): ["application/json"]
        case .feed: ["application/xml", "text/xml", "application/x-plist"]
        }
    }

    /// Whether the first kilobyte has `<meta charset="utf-8">` or the longer form; browsers look no further.
    private static func namesCharacterSet(_ page: [UInt8]) -> Bool {
        let head = String(decoding: page.prefix(1024), as: UTF8.self).lowercased()
        return head.filter { $0 != "\"" && $0 != "'" && $0 != " " }.contains("charset=utf-8")
    }
}
