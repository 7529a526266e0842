/// A file of the dashboard.
public struct DashboardPage: Sendable {
    /// Its path below the output folder.
    public var path: String
    /// What is in it.
    public var bytes: [UInt8]
}
