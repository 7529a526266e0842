extension FolderListing {
    /// What a folder holds besides folders, hidden names and symbolic links among them, as paths relative to it, in
    /// order of their Unicode scalars.
    ///
    /// - Parameters:
    ///   - path: the folder.
    ///   - isEntered: whether a folder directly in this one is entered; what is in others is left out.
    /// - Throws: ``FileProblem`` if the folder or one that is entered cannot be read; an absent folder is an empty one.
    public static func everything(
        below path: String, where isEntered: (String) -> Bool = { _ in true }
    ) throws(FileProblem) -> [(path: String, isRegular: Bool, isLink: Bool)] {
        let found = try all(below: path, depth: greatestDepth) { name, kind, level in
            kind != .folder || level > 0 || isEntered(name)
        }
        return found.filter { !$0.isEntered }.map { ($0.path, $0.kind == .file, $0.kind == .link) }.sorted {
            $0.path.isBytewiseLess(than: $1.path)
        }
    }
}
