import Releases

extension VersionControl {
    /// Who made each of these commits: authors and co-authors, under the names that `.mailmap` gives them.
    func authorships(of commits: [CommitRecord]) throws(VersionControlFailure) -> [Authorship] {
        let cutOff = commits.isEmpty ? [] : try cutOffCommits()
        let texts = Array(Set(commits.flatMap(\.coauthors)))
        let named = texts.compactMap { text in Person(recorded: text).map { (text, $0) } }
        let coauthors = Dictionary(uniqueKeysWithValues: zip(named.map(\.0), try mapped(named.map(\.1))))
        return commits.map { commit in
            if cutOff.contains(commit.id) { return Authorship([], hasUnknown: true) }
            let people = [Person(recorded: commit.author)] + commit.coauthors.map { coauthors[$0] }
            return Authorship(people.compactMap { $0 }, hasUnknown: people.contains(nil))
        }
    }

    /// All commits that a branch, a tag or `head` leads to.
    func graph(from head: String?) throws(VersionControlFailure) -> CommitGraph {
        guard let head else { return CommitGraph("") }
        let lines = try git.output(of: ["rev-list", "--parents", "--all", head, "--"])
        return CommitGraph(String(decoding: lines, as: UTF8.self))
    }
}
