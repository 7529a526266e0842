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
                            path: place, action: .writeInto, reason: "it is a symbolic link; put a folder here")
                    }
                    isThere[place] = kind != nil
                }
                // Nothing stands in a folder that is not there.
                if isThere[place] == false { break }
            }
        }
    }

    /// Refuses folders that nothing can be written into, because something else stands in the place of one on the way, such
    /// as a file.
    ///
    /// - Parameters:
    ///   - folders: paths relative to `root`; those that are absent are in nobody's way.
    ///   - root: the folder in which they are meant to lie; it may be a link to one, and may be absent.
    /// - Throws: ``FileProblem`` about what is in the way.
    public static func refuseFiles(on folders: some Sequence<String>, below root: String) throws(FileProblem) {
        var isThere: [String: Bool] = [:]
        let start = PathSteps(root).beginAtRoot ? "/" : ""
        guard try hasFolder(at: PathSteps(root).names, from: start, &isThere) else { return }
        for folder in folders { _ = try hasFolder(at: PathSteps(folder).names, from: root + "/", &isThere) }
    }

    /// Refuses places of files at which a folder stands: a file replaces anything else, such as a link to one.
    ///
    /// - Parameters:
    ///   - files: paths relative to `root`.
    ///   - root: the folder in which they are meant to lie.
    /// - Throws: ``FileProblem`` about the first one.
    public static func refuseFolders(at files: some Sequence<String>, below root: String) throws(FileProblem) {
        for file in files where FileExistence.kind(of: root + "/" + file) == .other {
            guard try FileExistence.isFolder(root + "/" + file) else { continue }
            throw FileProblem(
                path: root + "/" + file, action: .write,
                reason: "it is a folder; move it away, for a file belongs here")
        }
    }

    /// Whether there is a folder, at the end of steps that are taken from another one.
    ///
    /// - Parameter isThere: what is known of places already.
    /// - Throws: ``FileProblem`` where something on the way is none.
    private static func hasFolder(
        at steps: [Substring], from start: String, _ isThere: inout [String: Bool]
    ) throws(FileProblem) -> Bool {
        var place = start
        for step in steps {
            place += step
            if isThere[place] == nil { isThere[place] = try FileExistence.isFolder(place) }
            guard isThere[place] == true else {
                guard try FileExistence.exists(place) else { return false }
                throw FileProblem(
                    path: place, action: .writeInto,
                    reason: "it is not a folder; put a folder here, or name another place")
            }
            place += "/"
        }
        return true
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
                path: path, action: .use, reason: "it is a symbolic link that leads out of the workspace")
        }
    }
}
