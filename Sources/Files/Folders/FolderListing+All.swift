extension FolderListing {
    /// What a folder holds besides folders, hidden names and symbolic links among them, as paths relative to it, in
    /// order of their Unicode scalars.
    ///
    /// - Parameters:
    ///   - path: the folder.
    ///   - depth: how many levels of subfolders are entered.
    ///   - isEntered: tells of a folder directly in this one whether it is entered; what is in others is left out.
    /// - Throws: ``FileProblem`` if the folder or one that is entered cannot be read; an absent folder is an empty one.
    public static func everything(
        below path: String, depth: Int = greatestDepth, where isEntered: (String) -> Bool = { _ in true }
    ) throws(FileProblem) -> [(path: String, isRegular: Bool)] {
        var found: [(path: String, isRegular: Bool)] = []
        var folders = [(relative: "", depth: 0)]
        while let folder = folders.popLast() {
            let prefix = folder.relative.isEmpty ? "" : folder.relative + "/"
            for entry in try entries(of: folder.relative.isEmpty ? path : path + "/" + folder.relative) {
                if entry.kind == .folder, folder.depth == 0, !isEntered(entry.name) { continue }
                if entry.kind == .folder, folder.depth < depth {
                    folders.append((prefix + entry.name, folder.depth + 1))
                } else {
                    found.append((prefix + entry.name, entry.kind == .file))
                }
            }
        }
        return found.sorted { $0.path.precedesByBytes($1.path) }
    }
}
