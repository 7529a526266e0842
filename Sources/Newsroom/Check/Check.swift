import Campaigns

/// Looks at a workspace's sources as a build does, and writes nothing.
public struct Check: Sendable {
    private let folder: String
    private let now: Instant

    /// A check of a workspace as of an instant.
    public init(folder: String, now: Instant) {
        self.folder = folder
        self.now = now
    }

    /// All findings in reading order.
    ///
    /// - Throws: ``WorkspaceReader/Failure``.
    public func run() throws(WorkspaceReader.Failure) -> [Diagnostic] {
        try EditionReader(now: now, makesSchedules: true).read(folder).findings
    }
}
