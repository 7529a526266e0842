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
    /// What files were called before they were renamed.
    private let earlierNames: [String: Set<String>]
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
        let changed = try control.uncommitted()
        uncommitted = Set(changed.paths.map { Self.key($0, below: control.prefix) })
        earlierNames = (commits.flatMap(\.renames) + changed.renames).reduce(into: [:]) { names, rename in
            let (from, to) = (Self.key(rename.from, below: control.prefix), Self.key(rename.to, below: control.prefix))
            if from != to { names[to, default: []].insert(from) }
        }
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
    /// A file that git never saw was made by somebody unknown. Who wrote a file that was renamed wrote the one that it
    /// became.
    ///
    /// - Parameter paths: files in these folders, relative to the workspace: `campaigns/2026-11-20-sale.fr.md`.
    public func authors(of paths: [String], since baseline: Baseline) -> Authorship {
        let named = Set(paths.map { Self.key($0, below: "") })
        let keys = withEarlierNames(named)
        var answer = Authorship()
        for index in Set(keys.flatMap { indexes[$0] ?? [] }).sorted() where counts(index, since: baseline) {
            answer.formUnion(authors[index])
        }
        if !keys.isDisjoint(with: uncommitted) { answer.formUnion(user) }
        if named.contains(where: { indexes[$0] == nil && !uncommitted.contains($0) }) { answer.hasUnknown = true }
        return answer
    }

    /// Some files, and all that they were called before.
    private func withEarlierNames(_ keys: Set<String>) -> Set<String> {
        var all = keys
        var open = Array(keys)
        while let key = open.popLast() {
            for earlier in earlierNames[key] ?? [] where all.insert(earlier).inserted { open.append(earlier) }
        }
        return all
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
