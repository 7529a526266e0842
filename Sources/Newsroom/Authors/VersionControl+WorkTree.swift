extension VersionControl {
    /// The files below a folder of the workspace of which git holds several versions until somebody says which is to stay.
    func unmergedPaths(in folder: String) throws(VersionControlFailure) -> [String] {
        let answer = try git.output(of: ["ls-files", "--unmerged", "-z", "--", folder])
        // Each version has a line: its mode, hash and number, and behind a tab the path from the workspace on.
        return answer.split(separator: 0).compactMap { line in
            line.firstIndex(of: UInt8(ascii: "\t")).map { String(decoding: line[($0 + 1)...], as: UTF8.self) }
        }.uniqued()
    }

    /// The files in `campaigns/` or `templates/` that are not as they were committed: changed, staged, renamed, removed,
    /// untracked or ignored.
    func uncommitted() throws(VersionControlFailure) -> (paths: [String], renames: [CommitRecord.Rename]) {
        let answer = try git.withoutOwnFilters().output(of: [
            "status", "--porcelain=v2", "-z", "--find-renames=80%", "--untracked-files=all", "--ignored=traditional",
            "--ignore-submodules=all", "--", "campaigns", "templates",
        ])
        var paths: [String] = []
        var renames: [CommitRecord.Rename] = []
        var lines = answer.split(separator: 0).lazy.map { String(decoding: $0, as: UTF8.self) }.makeIterator()
        while let line = lines.next() {
            let fields: [Character: Int] = ["1": 8, "2": 9, "u": 10, "?": 1, "!": 1]
            guard let kind = line.first, let count = fields[kind] else { throw .notUnderstood(command: "status") }
            let parts = line.split(separator: " ", maxSplits: count, omittingEmptySubsequences: false)
            guard parts.count == count + 1 else { throw .notUnderstood(command: "status") }
            paths.append(String(parts[count]))
            guard kind == "2" else { continue }
            guard let earlier = lines.next() else { throw .notUnderstood(command: "status") }
            paths.append(earlier)
            renames.append(CommitRecord.Rename(from: earlier, to: String(parts[count])))
        }
        return (paths, renames)
    }
}
