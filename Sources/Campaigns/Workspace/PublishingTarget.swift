/// Where feeds are served from, and where they are sent to get there.
public struct PublishingTarget: Equatable, Sendable {
    /// The address under which `feeds/` is served, with a slash at its end.
    public var baseURL: String
    /// An rclone remote, or a local folder; nil: this target is not deployed to.
    public var remote: String?
}
