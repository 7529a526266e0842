import Files

extension VersionControl {
    /// The commits up to `head` that changed something in `campaigns/` or `templates/`, oldest first.
    ///
    /// Side branches count even where a merge dropped what they changed, merges with what is like none of their parents.
    /// A file was renamed if four fifths of it are the same: below that, a text is another one that took its place.
    func commits(upTo head: String) throws(VersionControlFailure) -> [CommitRecord] {
        do throws(VersionControlFailure) {
            return try commits(upTo: head, renamedIfSame: 80)
        } catch {
            guard case .refused = error else { throw error }
            // A partial clone lacks what files held; that two are the same, their hashes show.
            return try commits(upTo: head, renamedIfSame: 100)
        }
    }

    private func commits(
        upTo head: String, renamedIfSame percent: Int
    ) throws(VersionControlFailure) -> [CommitRecord] {
        let answer = try git.output(of: [
            "log", "-z", "-c", "--combined-all-paths", "--raw", "--find-renames=\(percent)%", "-l1000", "--no-ext-diff",
            "--no-textconv", "--full-history", "--date-order", "--encoding=UTF-8",
            "--format=" + CommitRecord.format, head, "--", "campaigns", "templates",
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
            guard let last = records.indices.last else { throw .notUnderstood(command: "log") }
            // A merge has a colon for each parent, and the path in each of them before its own.
            let parents = line.prefix { $0 == ":" }.count
            let isRenamed = line.split(separator: " ").last?.first == "R"
            var paths: [String] = []
            for _ in 0..<(parents > 1 ? parents + 1 : isRenamed ? 2 : 1) {
                guard let path = words.next() else { throw .notUnderstood(command: "log") }
                paths.append(path)
            }
            let own = paths[paths.count - 1]
            let earlier = paths.dropLast().filter { $0 != own }.uniqued()
            records[last].paths += earlier + [own]
            records[last].renames += earlier.map { CommitRecord.Rename(from: $0, to: own) }
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
            if error.cause == .absence { return [] }
            throw .file(error)
        }
    }
}
