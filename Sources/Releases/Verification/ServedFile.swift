import Campaigns
import Clients
import Files

/// A file that phones must find now at its place.
public struct ServedFile: Equatable, Sendable {
    /// Its place below the address at which `feeds/` is served.
    var path: String
    /// The SHA-256 of what must be in it.
    var hash: String
    /// How many bytes that is.
    var size: Int
    /// Since when it has to say that, without a break.
    var since: Instant
    /// The locales that need it; none for a feed of all locales.
    var locales: Set<String>

    /// What a served file is.
    public enum Kind: Sendable {
        /// The file that a client asks for.
        case feed
        /// A view or page.
        case page
        /// An image.
        case asset
    }

    /// What it is.
    var kind: Kind { Self.kind(of: path) }

    /// The name of the folder that it is in: a client's, or that of the images.
    var folder: String { String(PathSteps(path).all[0]) }

    /// Whether its gzip twin must stand beside it.
    var needsTwin: Bool { kind != .asset && size >= Self.twinSize }

    /// From how many bytes on a file has a gzip twin.
    public static let twinSize = 1024

    /// The folder of the images.
    static let assetFolder = "assets"

    /// The folders that served files are in: those of clients, and that of the images.
    public static let folders = ClientCatalogue.names + [assetFolder]

    /// What stands at a path.
    public static func kind(of path: String) -> Kind {
        path.hasPrefix(assetFolder + "/") ? .asset : path.hasSuffix(".html") ? .page : .feed
    }
}
