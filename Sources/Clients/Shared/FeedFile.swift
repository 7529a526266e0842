/// A file that phones download, or that is sent to them.
public struct FeedFile: Equatable, Sendable {
    /// Its place below `public/`.
    public var path: String
    /// What is in it.
    public var bytes: [UInt8]
    /// How many messages it holds; 0 for a view or page.
    public var messages: Int

    /// A file.
    public init(path: String, bytes: [UInt8], messages: Int = 0) {
        self.path = path
        self.bytes = bytes
        self.messages = messages
    }
}
