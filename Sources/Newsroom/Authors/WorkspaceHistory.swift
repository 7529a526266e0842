import Releases

/// What version control says of a workspace and its user.
public struct WorkspaceHistory: Sendable {
    private let control: VersionControl?

    /// Looks for the repository that a workspace lies in.
    ///
    /// - Throws: ``ReleaseFailure/unknown(_:)`` where there is one that git does not read.
    public init(folder: String, environment: [String: String]) throws(ReleaseFailure) {
        control = try ReleaseFailure.asking { () throws(VersionControlFailure) in
            try VersionControl.find(in: folder, environment: environment)
        }
    }

    /// Whether it knows who changed what.
    public var knowsAuthors: Bool { control != nil }

    /// Who changed the workspace's files.
    public func authors() throws(ReleaseFailure) -> any AuthorSource {
        guard let control else { return NoAuthorSource() }
        return try ReleaseFailure.asking { () throws(VersionControlFailure) in try FileAuthors(control) }
    }

    /// The user, as git knows them; nil where git does not know it, or there is none.
    public func user() throws(ReleaseFailure) -> Person? {
        try ReleaseFailure.asking { () throws(VersionControlFailure) in try control?.user }
    }

    /// The commit that is checked out; nil where there is none.
    public func commit() throws(ReleaseFailure) -> String? {
        try ReleaseFailure.asking { () throws(VersionControlFailure) in try control?.head }
    }
}
