import Releases

/// Knows who changed which files.
public protocol AuthorSource: Sendable {
    /// Who changed some files.
    ///
    /// - Parameters:
    ///   - paths: the files, relative to the workspace.
    ///   - baseline: from where on changes count.
    /// - Throws: ``ReleaseFailure`` where that cannot be found out.
    func authorship(of paths: [String], since baseline: Baseline) throws(ReleaseFailure) -> Authorship

    /// A person under the name and address by which authors are named.
    func known(_ person: Person) throws(ReleaseFailure) -> Person
}

/// Knows nobody: a workspace without version control.
public struct NoAuthorSource: AuthorSource {
    /// A source that knows nobody.
    public init() {}

    /// Somebody of whom nothing is known.
    public func authorship(of paths: [String], since baseline: Baseline) throws(ReleaseFailure) -> Authorship {
        Authorship(hasUnknown: true)
    }

    /// The person as named.
    public func known(_ person: Person) throws(ReleaseFailure) -> Person {
        person
    }
}
