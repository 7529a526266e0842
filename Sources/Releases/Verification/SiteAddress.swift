/// The address at which `feeds/` is served.
public struct SiteAddress: Equatable, Sendable {
    /// It, with a slash at its end.
    public let base: String

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
        var url = base
        for byte in path.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
                UInt8(ascii: "~"), UInt8(ascii: "/"):
                url.unicodeScalars.append(Unicode.Scalar(byte))
            default:
                let digits = String(byte, radix: 16, uppercase: true)
                url += "%" + (digits.count == 1 ? "0" : "") + digits
            }
        }
        return url + (query.map { "?" + $0 } ?? "")
    }

    /// An address as it may be printed: without name and password.
    static func shown(_ url: String) -> String { SiteProblem(url: url, reason: "").url }
}
