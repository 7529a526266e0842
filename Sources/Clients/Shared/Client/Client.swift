import Campaigns

/// One of the libraries that show news in an app, as a publisher meets it: what its feed looks like, and what it says
/// about messages that it cannot show as they are meant.
///
/// A client is made for a workspace, from its settings there. Each of its parts has a protocol of its own.
public protocol Client: ClientRendering, ClientFeeds, ClientReading, ClientSimulation, ClientReleases, ClientSchedules,
    ClientImport
{
    /// The kind of device that runs a version of the client; nil where that version is not known.
    ///
    /// - Parameter version: the version; nil: the newest one known.
    static func device(version: String?) -> (any Device.Type)?

    /// Reads the client's settings of a workspace.
    ///
    /// - Parameters:
    ///   - context: the workspace and its templates.
    ///   - settings: a reader of the client's part of `clients:` in `newsadmin.yml`, to whose findings is added what is
    ///     wrong with it.
    init(_ context: RenderingContext, settings: inout FieldReader)

    /// The version of the client that the workspace's app has; nil: the only one there is, which is the default.
    var clientVersion: String? { get }

    /// How devices ask a web server for the feed; nil where it is not downloaded.
    var download: FeedDownload? { get }
}

extension Client {
    /// The name in configuration, front matter and paths.
    public var name: String { Self.name }
    /// The name for people.
    public var title: String { Self.title }

    /// The only version there is.
    public var clientVersion: String? { nil }
}
