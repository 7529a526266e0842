import Campaigns
import Clients

/// A file as it is to be found where phones download from.
public struct DeployFile: Equatable, Sendable {
    /// Its place below the address that feeds are served from.
    public var path: String
    /// What is in it.
    public var bytes: [UInt8]
    /// Since when it has been as it is, in whole seconds: the time that it gets.
    public var time: Instant
    /// When it is written among the others.
    public var step: Step

    /// When a file is written: nothing names what is not there yet, and a server that prefers gzip never answers with an
    /// older text than one that does not.
    public enum Step: Int, Comparable, CaseIterable, Sendable {
        /// Images.
        case image
        /// The gzip forms of views and pages.
        case packedPage
        /// Views and pages.
        case page
        /// The gzip forms of the files that phones ask for.
        case packedFeed
        /// The files that phones ask for.
        case feed

        /// Orders steps by when they are done.
        public static func < (left: Step, right: Step) -> Bool { left.rawValue < right.rawValue }
    }

    /// A file.
    public init(path: String, bytes: [UInt8], time: Instant, step: Step) {
        self.path = path
        self.bytes = bytes
        self.time = time
        self.step = step
    }

    /// How servers are to send it.
    public var delivery: DeliveryHeaders { DeliveryHeaders(path: path) }
}

/// How servers are to send a file: its type, and for how long it may be kept.
public struct DeliveryHeaders: Hashable, Sendable {
    /// `Content-Type`.
    public var type: String
    /// `Cache-Control`.
    public var cacheControl: String

    /// `Cache-Control` of what may change at any time: a minute.
    static let changing = "public, max-age=60"
    /// `Cache-Control` of what never changes under its name: a year.
    static let lasting = "public, max-age=31536000, immutable"

    /// The headers of a file, by its path below `feeds/`.
    public init(path: String) {
        // An image's name is made of its content, so it never changes. Everything else may change at any time.
        cacheControl = path.hasPrefix("assets/") ? Self.lasting : Self.changing
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
