import Releases

extension VersionControl {
    /// Who works here now, under the name and address that `.mailmap` gives them; nil where git does not know it.
    var user: Person? {
        get throws(VersionControlFailure) {
            guard let person = try recordedUser else { return nil }
            return try mapped([person]).first
        }
    }

    /// Who works here now, as git would note it in a commit; nil where git does not know it.
    var recordedUser: Person? {
        get throws(VersionControlFailure) {
            let run = try git.run(["var", "GIT_AUTHOR_IDENT"])
            let line = String(decoding: run.output, as: UTF8.self)
            guard run.status == 0, let end = line.lastIndex(of: ">") else { return nil }
            return Person(recorded: line[...end])
        }
    }

    /// People under the names and addresses that `.mailmap` gives them.
    func mapped(_ people: [Person]) throws(VersionControlFailure) -> [Person] {
        let contacts = people.filter { $0.mail != nil }
        guard !contacts.isEmpty else { return people }
        let lines = contacts.map { $0.description + "\n" }.joined()
        let answer = try git.output(of: ["check-mailmap", "--stdin"], input: Array(lines.utf8))
        let mapped = String(decoding: answer, as: UTF8.self).split(separator: "\n")
        guard mapped.count == contacts.count else { throw .notUnderstood(command: "check-mailmap") }
        var next = mapped.makeIterator()
        return people.map { person in
            person.mail == nil ? person : next.next().flatMap { Person(recorded: $0) } ?? person
        }
    }
}
