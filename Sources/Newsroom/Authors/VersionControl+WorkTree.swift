extension VersionControl {
    /// The files below a folder of the workspace of which git holds several versions until somebody says which is to stay.
    func unmergedPaths(in folder: String) throws(VersionControlFailure) -> [String] {
        let answer = try git.output(of: ["ls-files", "--unmerged", "-z", "--", folder])
        // Each version has a line: its mode, hash and number, and behind a tab the path from the workspace on.
        return answer.split(separator: 0).compactMap { line in
            line.firstIndex(of: UInt8(ascii: "\t")).map { String(decoding: line[($0 + 1)...], as: UTF8.self) }
        }.uniqued()
    }

    /// The files in `campaigns/` or `templates/` that are not as they were committed: changed, staged, removed, untracked or ignored.
    func uncommittedPaths() throws(VersionControlFailure) -> [String] {
        let answer = try git.withoutOwnFilters().output(of: [
            "status", "--porcelain=v2", "-z", "--no-renames", "--untracked-files=all", "--ignored=traditional",
            "--ignore-submodules=all", "--", "campaigns", "templates",
        ])
        var paths: [String] = []
        for word in answer.split(separator: 0) {
            let line = String(decoding: word, as: UTF8.self)
            let fields: [Character: Int] = ["1": 8, "u": 10, "?": 1, "!": 1]
            guard let kind = line.first, let count = fields[kind] else { throw .notUnderstood(command: "status") }
            let parts = line.split(separator: " ", maxSplits: count, omittingEmptySubsequences: false)
            guard parts.count == count + 1 else { throw .notUnderstood(command: "status") }
            paths.append(String(parts[count]))
        }
        return paths
    }
}
