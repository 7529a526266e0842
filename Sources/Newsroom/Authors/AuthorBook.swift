import Campaigns
import Files

/// Who changed which file in `campaigns/` or `templates/`, and when: read from git once, asked for every campaign.
public struct AuthorBook: Sendable {
    /// The commit that was checked out when the book was made; nil where there was none.
    public let head: String?
    private let commits: [CommitRecord]
    private let authors: [Authorship]
    private let graph: CommitGraph
    private let indexes: [String: [Int]]
    private let uncommitted: Set<String>
    private let user: Authorship

    /// Reads the history and the work tree of a workspace.
    public init(_ control: VersionControl) throws(VersionControlFailure) {
        head = try control.head
        let commits = try head.map { head throws(VersionControlFailure) in try control.commits(upTo: head) } ?? []
        self.commits = commits
        authors = try control.authorships(of: commits)
        graph = try control.graph(from: head)
        indexes = commits.indices.reduce(into: [:]) { indexes, index in
            for key in Set(commits[index].paths.map { Self.key($0, below: control.prefix) }) {
                indexes[key, default: []].append(index)
            }
        }
        uncommitted = Set(try control.uncommittedPaths().map { Self.key($0, below: control.prefix) })
        if !uncommitted.isEmpty, let recorded = try control.recordedUser {
            var user = Authorship()
            user.insert(try control.user ?? recorded, alsoKnownAs: recorded)
            self.user = user
        } else {
            user = Authorship([], hasUnknown: true)
        }
    }

    /// Who changed any of these files since then, up to and including what is not committed yet.
    ///
    /// Of a Markdown file only its name counts, because folders in `campaigns/` carry no meaning; of others the path.
    /// A file that git never saw was made by somebody unknown.
    ///
    /// - Parameter paths: files in these folders, relative to the workspace: `campaigns/2026-11-20-sale.fr.md`.
    public func authors(of paths: [String], since baseline: Baseline) -> Authorship {
        let keys = Set(paths.map { Self.key($0, below: "") })
        var answer = Authorship()
        for index in Set(keys.flatMap { indexes[$0] ?? [] }).sorted() where counts(index, since: baseline) {
            answer.formUnion(authors[index])
        }
        if !keys.isDisjoint(with: uncommitted) { answer.formUnion(user) }
        if keys.contains(where: { indexes[$0] == nil && !uncommitted.contains($0) }) { answer.hasUnknown = true }
        return answer
    }

    private func counts(_ index: Int, since baseline: Baseline) -> Bool {
        guard case .commit(let id, let instant) = baseline else { return true }
        if let before = graph.ancestors(of: id, among: commits) { return !before.contains(commits[index].id) }
        return commits[index].committed >= instant.seconds
    }

    private static func key(_ path: String, below prefix: String) -> String {
        if path.hasSuffix(".md") { return String(PathSteps(path).last) }
        return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
    }
}
