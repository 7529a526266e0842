extension FolderListing {
    /// A folder and all that is in it on all levels, folders too, as paths; in no order. Links are not followed.
    ///
    /// - Throws: ``FileProblem`` if the folder or one below it cannot be read; of an absent folder, and of what is none, only
    ///   its path.
    public static func tree(at path: String, depth: Int = 32) throws(FileProblem) -> [String] {
        guard try FileExistence.isFolder(path) else { return [path] }
        return [path] + (try all(below: path, depth: depth) { _, _, _ in true }).map { path + "/" + $0.path }
    }
}
