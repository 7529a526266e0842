import Releases

extension VersionControl {
    /// Who made each of these commits: authors and co-authors, under the names that `.mailmap` gives them. Under those
    /// that the commits have they are found as well, since whoever writes may write that file too.
    func authorships(of commits: [CommitRecord]) throws(VersionControlFailure) -> [Authorship] {
        let cutOff = commits.isEmpty ? [] : try cutOffCommits()
        let texts = Array(Set(commits.flatMap(\.coauthors)))
        let named = texts.compactMap { text in Person(recorded: text).map { (text, $0) } }
        let shown = Dictionary(uniqueKeysWithValues: zip(named.map(\.0), try mapped(named.map(\.1))))
        return commits.map { commit in
            if cutOff.contains(commit.id) { return .cutOff }
            let author = Person(recorded: commit.recordedAuthor)
            var answer = Authorship(hasUnknown: author == nil)
            if let person = Person(recorded: commit.author) ?? author { answer.insert(person, alsoKnownAs: author) }
            for text in commit.coauthors {
                if let person = shown[text] {
                    answer.insert(person, alsoKnownAs: Person(recorded: text))
                } else {
                    answer.hasUnknown = true
                }
            }
            return answer
        }
    }

    /// All commits that a branch, a tag or `head` leads to.
    func graph(from head: String?) throws(VersionControlFailure) -> CommitGraph {
        guard let head else { return CommitGraph("") }
        let lines = try git.output(of: ["rev-list", "--parents", "--all", head, "--"])
        return CommitGraph(String(decoding: lines, as: UTF8.self))
    }
}
