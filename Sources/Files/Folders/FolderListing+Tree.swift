extension FolderListing {
    /// A folder and all that is in it on all levels, folders too, as paths; in no order. Links are not followed.
    ///
    /// - Throws: ``FileProblem`` if the folder or one below it cannot be read; of an absent folder, and of what is none, only
    ///   its path.
    public static func tree(at path: String, depth: Int = 32) throws(FileProblem) -> [String] {
        guard try FileExistence.isFolder(path) else { return [path] }
        var found: [String] = []
        var folders = [(path: path, depth: 0)]
        while let folder = folders.popLast() {
            found.append(folder.path)
            for entry in try entries(of: folder.path) {
                let path = folder.path + "/" + entry.name
                if entry.kind == .folder, folder.depth < depth {
                    folders.append((path, folder.depth + 1))
                } else {
                    found.append(path)
                }
            }
        }
        return found
    }
}
