import Campaigns
import Files
import Releases

/// Who changed which file in `campaigns/` or `templates/`, and when: read from git once, asked for every campaign.
struct FileAuthors: AuthorSource {
    private let control: VersionControl
    private let commits: [CommitRecord]
    private let authors: [Authorship]
    private let graph: CommitGraph
    private let indexes: [String: [Int]]
    private let uncommitted: Set<String>
    /// What files were called before they were renamed.
    private let earlierNames: [String: [EarlierName]]
    private let user: Authorship

    /// A name that a file had until a commit, by its place among the commits; what is not committed comes after all of them.
    private struct EarlierName {
        var key: String
        var last: Int

        static let uncommitted = Int.max
    }

    /// Reads the history and the work tree of a workspace.
    init(_ control: VersionControl) throws(VersionControlFailure) {
        self.control = control
        let head = try control.head
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
        var earlierNames: [String: [EarlierName]] = [:]
        func note(_ renames: [CommitRecord.Rename], at last: Int) {
            for rename in renames {
                let (from, to) = (
                    Self.key(rename.from, below: control.prefix), Self.key(rename.to, below: control.prefix)
                )
                if from != to { earlierNames[to, default: []].append(EarlierName(key: from, last: last)) }
            }
        }
        for (index, commit) in commits.enumerated() { note(commit.renames, at: index) }
        note(changed.renames, at: EarlierName.uncommitted)
        self.earlierNames = earlierNames
        if !uncommitted.isEmpty, let recorded = try control.recordedUser {
            var user = Authorship()
            user.insert(try control.user ?? recorded, alsoKnownAs: recorded)
            self.user = user
        } else {
            user = Authorship(hasUnknown: true)
        }
    }

    /// Who changed any of these files since then, up to and including what is not committed yet.
    ///
    /// Of a Markdown file only its name counts, because folders in `campaigns/` carry no meaning; of others the path.
    /// A file that git never saw was made by somebody unknown. Who wrote a file that was renamed wrote the one that it
    /// became.
    ///
    /// - Parameter paths: files in these folders, relative to the workspace: `campaigns/2026-11-20-sale.fr.md`.
    func authorship(of paths: [String], since baseline: Baseline) -> Authorship {
        let named = Set(paths.map { Self.key($0, below: "") })
        let names = withEarlierNames(named)
        var counted: Set<Int> = []
        for (key, last) in names { counted.formUnion((indexes[key] ?? []).filter { $0 <= last }) }
        var answer = Authorship()
        for index in counted.sorted() where counts(index, since: baseline) { answer.formUnion(authors[index]) }
        let current = names.filter { $0.value == EarlierName.uncommitted }.keys
        if current.contains(where: uncommitted.contains) { answer.formUnion(user) }
        if named.contains(where: { indexes[$0] == nil && !uncommitted.contains($0) }) { answer.hasUnknown = true }
        return answer
    }

    /// A person under the name and address that `.mailmap` gives them.
    func known(_ person: Person) throws(ReleaseFailure) -> Person {
        try ReleaseFailure.asking { () throws(VersionControlFailure) in try control.mapped([person]).first ?? person }
    }

    /// Some files, and all that they were called before, each with the last commit in which it was that file: another one may
    /// have got the name since.
    private func withEarlierNames(_ keys: Set<String>) -> [String: Int] {
        var names = Dictionary(uniqueKeysWithValues: keys.map { ($0, EarlierName.uncommitted) })
        var open = Array(keys)
        while let key = open.popLast() {
            guard let bound = names[key] else { continue }
            for earlier in earlierNames[key] ?? [] where earlier.last <= bound {
                if let known = names[earlier.key], known >= earlier.last { continue }
                names[earlier.key] = earlier.last
                open.append(earlier.key)
            }
        }
        return names
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
