import Files

/// Which forms of an answer a client reads, as its `Accept-Encoding` says.
enum AcceptedEncodings {
    /// Whether it reads gzip: named, or meant by `*`, and not with a weight of 0.
    static func includeGzip(_ members: [String]) -> Bool {
        var ofAll = false
        for member in members {
            let parts = member.split(separator: ";").map { $0.trimmingBlanks.lowercased() }
            let weight = parts.dropFirst().first { $0.hasPrefix("q=") }.map { Double($0.dropFirst(2)) ?? 0 } ?? 1
            switch parts.first {
            case "gzip", "x-gzip": return weight > 0
            case "*": ofAll = weight > 0
            default: break
            }
        }
        return ofAll
    }
}
