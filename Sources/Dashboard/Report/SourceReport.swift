/// A file that the publisher wrote, as the dashboard shows it.
public struct SourceReport: Sendable {
    /// Its path, relative to the workspace.
    public var file: String
    /// Its text.
    public var text: String

    /// A file.
    public init(file: String, text: String) {
        self.file = file
        self.text = text
    }
}
