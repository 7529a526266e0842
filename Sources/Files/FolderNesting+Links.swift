extension FolderNesting {
    /// Refuses folders that lie elsewhere than their path says, because one on the way is a symbolic link.
    ///
    /// - Parameters:
    ///   - folders: paths relative to `root`; those that are absent lead nowhere else.
    ///   - root: the folder in which they are meant to lie; it may be a link itself.
    /// - Throws: ``FileProblem`` about the link.
    public static func refuseLinks(on folders: some Sequence<String>, below root: String) throws(FileProblem) {
        var isThere: [String: Bool] = [:]
        for folder in folders {
            var place = root
            for name in PathSteps(folder).names {
                place += "/" + name
                if isThere[place] == nil {
                    let kind = FileExistence.kind(of: place)
                    guard kind != .link else {
                        throw FileProblem(
                            path: place, action: "write into", reason: "it is a symbolic link; put a folder here")
                    }
                    isThere[place] = kind != nil
                }
                // Nothing stands in a folder that is not there.
                if isThere[place] == false { break }
            }
        }
    }

    /// Whether one of some folders is a symbolic link itself. Those above it are not looked at: name them as well.
    ///
    /// - Parameters:
    ///   - folders: paths relative to `root`.
    ///   - root: the folder in which they are meant to lie; it may be a link itself.
    public static func hasLink(among folders: [String], below root: String) -> Bool {
        folders.parallelMap(batch: 256) { FileExistence.kind(of: root + "/" + $0) == .link }.contains(true)
    }

    /// Refuses entries of a folder that are symbolic links and lead out of it.
    ///
    /// - Throws: ``FileProblem`` about the link.
    public static func refuseLinksOut(of folder: String, named names: [String]) throws(FileProblem) {
        for name in names {
            let path = folder + "/" + name
            guard FileExistence.kind(of: path) == .link, try !self.folder(folder, holds: path + "/inside") else {
                continue
            }
            throw FileProblem(
                path: path, action: "use", reason: "it is a symbolic link that leads out of the workspace")
        }
    }
}
