/// A file of the dashboard.
public struct DashboardPage: Sendable {
    /// Its path below the output folder.
    public var path: String
    /// What is in it.
    public var bytes: [UInt8]

    /// A file.
    public init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
    }
}
