import Foundation

/// The parts of an accepted address of the form `scheme://host/path?query#fragment`.
struct ISmartNewsAddressParts {
    /// The host, in its own case.
    let host: String
    /// The path with its leading slash, without escapes; empty if there is none.
    let path: String
    /// The query without its question mark, without escapes; nil if there is none.
    let query: String?

    /// The parts of the address; nil if the URL parser refuses it.
    init?(_ address: String) {
        guard ISmartNewsAddress.isAccepted(address), let start = address.range(of: "://") else { return nil }
        let whole = address[start.upperBound...].prefix { $0 != "#" }
        let resource = whole.prefix { $0 != "?" }
        let authority = resource.prefix { $0 != "/" }
        let name = authority.lastIndex(of: "@").map { authority[authority.index(after: $0)...] } ?? authority
        host = String(name.prefix { $0 != ":" })
        path = Self.unescaped(resource.dropFirst(authority.count))
        query = resource.count == whole.count ? nil : Self.unescaped(whole.dropFirst(resource.count + 1))
    }

    private static func unescaped(_ text: Substring) -> String {
        text.removingPercentEncoding ?? String(text)
    }
}
