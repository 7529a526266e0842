import Releases

/// What version control says of a workspace and its user.
public struct WorkspaceHistory: Sendable {
    private let control: VersionControl?

    /// Looks for the repository that a workspace lies in.
    ///
    /// - Throws: ``ReleaseFailure/unknown(_:)`` where there is one that git does not read.
    public init(folder: String, environment: [String: String]) throws(ReleaseFailure) {
        do {
            control = try VersionControl.find(in: folder, environment: environment)
        } catch {
            throw .unknown("\(error)")
        }
    }

    /// Whether it knows who changed what.
    public var knowsAuthors: Bool { control != nil }

    /// Who changed the workspace's files.
    public func authors() throws(ReleaseFailure) -> any AuthorSource {
        guard let control else { return NoAuthorSource() }
        do {
            return try GitAuthors(control)
        } catch {
            throw .unknown("\(error)")
        }
    }

    /// The user, as git knows them; nil where git does not know it, or there is none.
    public func user() throws(ReleaseFailure) -> Person? {
        do {
            return try control?.user
        } catch {
            throw .unknown("\(error)")
        }
    }

    /// The commit that is checked out; nil where there is none.
    public func commit() throws(ReleaseFailure) -> String? {
        do {
            return try control?.head
        } catch {
            throw .unknown("\(error)")
        }
    }
}
