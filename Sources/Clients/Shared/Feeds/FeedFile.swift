/// A file that phones download, or that is sent to them.
public struct FeedFile: Equatable, Sendable {
    /// Its place below `public/`.
    public var path: String
    /// What is in it.
    public var content: FileContent
    /// How many messages it holds; 0 for a view or page.
    public var messages: Int

    /// A file that holds something.
    public init(path: String, content: FileContent, messages: Int = 0) {
        self.path = path
        self.content = content
        self.messages = messages
    }

    /// A file of bytes.
    public init(path: String, bytes: [UInt8], messages: Int = 0) {
        self.init(path: path, content: FileContent(bytes), messages: messages)
    }

    /// What is in it, as bytes; see ``FileContent/bytes``.
    public var bytes: [UInt8] { content.bytes }
}
