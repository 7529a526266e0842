import Files

extension VersionControl {
    /// The commits up to `head` that changed something in `campaigns/` or `templates/`, oldest first.
    ///
    /// Side branches count even where a merge dropped what they changed, merges with what is like none of their parents.
    /// A file was renamed if four fifths of it are the same: below that, a text is another one that took its place.
    func commits(upTo head: String) throws(VersionControlFailure) -> [CommitRecord] {
        let answer = try git.output(of: [
            "log", "-z", "-c", "--raw", "--find-renames=80%", "--no-ext-diff", "--no-textconv", "--full-history",
            "--date-order", "--encoding=UTF-8", "--format=" + CommitRecord.format, head, "--", "campaigns", "templates",
        ])
        var records: [CommitRecord] = []
        var words = answer.split(separator: 0).lazy.map { String(decoding: $0, as: UTF8.self) }.makeIterator()
        while let word = words.next() {
            let line = word.first == "\n" ? word.dropFirst() : word[...]
            guard line.first == ":" else {
                guard let record = CommitRecord(word) else { throw .notUnderstood(command: "log") }
                records.append(record)
                continue
            }
            guard let last = records.indices.last, let path = words.next() else { throw .notUnderstood(command: "log") }
            records[last].paths.append(path)
            // Of a merge, which has a colon for each parent, git tells the later path alone.
            guard line.dropFirst().first != ":", line.split(separator: " ").last?.first == "R" else { continue }
            guard let later = words.next() else { throw .notUnderstood(command: "log") }
            records[last].paths.append(later)
            records[last].renames.append(CommitRecord.Rename(from: path, to: later))
        }
        return records.reversed()
    }

    /// The commits at which a shallow clone was cut off: what they changed, and who did before, is not known.
    func cutOffCommits() throws(VersionControlFailure) -> Set<String> {
        let answer = try git.output(of: ["rev-parse", "--git-path", "shallow"])
        let path = String(decoding: answer.dropLast(), as: UTF8.self)
        do {
            let bytes = try FileReading.bytes(at: path.hasPrefix("/") ? path : "\(git.folder)/\(path)")
            return Set(String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init))
        } catch {
            if error.isAbsence { return [] }
            throw .file(error)
        }
    }
}
