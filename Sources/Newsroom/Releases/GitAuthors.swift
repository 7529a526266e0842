import Campaigns
import Releases

/// Knows who changed a workspace's files from git, which is asked once for all of them.
public struct GitAuthors: AuthorSource {
    private let book: AuthorBook
    private let control: VersionControl

    /// Reads the history of the repository that a workspace lies in.
    public init(_ control: VersionControl) throws(VersionControlFailure) {
        book = try AuthorBook(control)
        self.control = control
    }

    /// Who changed some files since a baseline.
    public func authorship(of paths: [String], since baseline: Baseline) throws(ReleaseFailure) -> Authorship {
        book.authors(of: paths, since: baseline)
    }

    /// A person under the name and address that `.mailmap` gives them.
    public func known(_ person: Person) throws(ReleaseFailure) -> Person {
        do {
            return try control.mapped([person]).first ?? person
        } catch {
            throw .unknown("\(error)")
        }
    }
}

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

    /// Whether it tells who changed what.
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

    /// The user, as git knows them; nil where nobody told git, or there is none.
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
