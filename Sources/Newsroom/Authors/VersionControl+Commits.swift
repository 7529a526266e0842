import Files

extension VersionControl {
    /// The commits up to `head` that changed something in `campaigns/` or `templates/`, oldest first.
    ///
    /// Side branches count even where a merge dropped what they changed, merges with what is like none of their parents.
    func commits(upTo head: String) throws(VersionControlFailure) -> [CommitRecord] {
        let answer = try git.output(of: [
            "log", "-z", "-c", "--raw", "--no-renames", "--no-ext-diff", "--no-textconv", "--full-history",
            "--date-order", "--encoding=UTF-8", "--format=" + CommitRecord.format, head, "--", "campaigns", "templates",
        ])
        var records: [CommitRecord] = []
        var isPath = false
        for word in answer.split(separator: 0) {
            if isPath, let last = records.indices.last {
                records[last].paths.append(String(decoding: word, as: UTF8.self))
                isPath = false
            } else if (word.first == UInt8(ascii: "\n") ? word.dropFirst() : word).first == UInt8(ascii: ":") {
                isPath = true
            } else if let record = CommitRecord(String(decoding: word, as: UTF8.self)) {
                records.append(record)
            } else {
                throw .notUnderstood(command: "log")
            }
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
