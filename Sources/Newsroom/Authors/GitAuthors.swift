import Releases

/// Knows who changed a workspace's files from git, which is asked once for all of them.
public struct GitAuthors: AuthorSource {
    private let fileAuthors: FileAuthors
    private let control: VersionControl

    /// Reads the history of the repository that a workspace lies in.
    public init(_ control: VersionControl) throws(VersionControlFailure) {
        fileAuthors = try FileAuthors(control)
        self.control = control
    }

    /// Who changed some files since a baseline.
    public func authorship(of paths: [String], since baseline: Baseline) throws(ReleaseFailure) -> Authorship {
        fileAuthors.authors(of: paths, since: baseline)
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
