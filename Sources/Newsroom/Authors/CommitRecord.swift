/// One commit that changed something in `campaigns/` or `templates/`.
struct CommitRecord: Equatable, Sendable {
    /// Its id.
    var id: String
    /// When it was committed, in seconds since 1970-01-01T00:00:00Z.
    var committed: Int64
    /// What its author line says, under the name and address that `.mailmap` gives.
    var author: String
    /// What its author line says itself.
    var recordedAuthor: String
    /// What its `Co-authored-by` trailers say.
    var coauthors: [String]
    /// The files it changed, by their paths from the top of the repository.
    var paths: [String] = []
    /// The earlier paths of those among them that were renamed.
    var renames: [Rename] = []

    /// That a file got another path.
    struct Rename: Equatable, Sendable {
        var from: String
        var to: String
    }
}

extension CommitRecord {
    /// How git is asked for commits, so that ``init(_:)`` reads them.
    static let format = "%H%n%ct%n%aN <%aE>%n%an <%ae>%n%(trailers:key=Co-authored-by,valueonly,unfold,separator=%x0A)"

    /// Reads what git writes in ``format``: none of its lines can hold a line break.
    init?(_ text: String) {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        guard lines.count >= 4, let committed = Int64(lines[1]) else { return nil }
        self.init(
            id: lines[0], committed: committed, author: lines[2], recordedAuthor: lines[3],
            coauthors: lines.dropFirst(4).filter { !$0.isEmpty })
    }
}
