/// An image that is published beside the feeds under a name made of its content.
public struct Asset: Hashable, Sendable {
    /// The file, relative to the workspace.
    public var source: String
    /// Its place below `public/feeds/`: `assets/<hash>.<ext>`.
    public var path: String

    /// An image and its place.
    public init(source: String, path: String) {
        self.source = source
        self.path = path
    }
}
