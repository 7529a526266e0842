import Campaigns
import Releases

/// How servers are to send a file: its type, and for how long it may be kept.
public struct DeliveryHeaders: Hashable, Sendable {
    /// `Content-Type`.
    public var type: String
    /// `Cache-Control`.
    var cacheControl: String

    /// `Cache-Control` of what may change at any time: a minute.
    static let changing = "public, max-age=60"
    /// `Cache-Control` of what never changes under its name: a year.
    static let lasting = "public, max-age=31536000, immutable"

    /// The headers of a file, by its path below `feeds/`.
    public init(path: String) {
        // An image's name is made of its content, so it never changes. Everything else may change at any time.
        cacheControl = ServedFile.kind(of: path) == .asset ? Self.lasting : Self.changing
        type =
            switch path.split(separator: ".").last {
            case "json": "application/json"
            case "plist": "application/xml"
            case "html": "text/html; charset=utf-8"
            case "gz": "application/gzip"
            default: ImageLibrary.mediaType(ofImageNamed: path)
            }
    }
}
