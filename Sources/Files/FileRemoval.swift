#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Removes files.
public enum FileRemoval {
    /// Removes a file, and the folders above it that are then empty, up to but without `root`.
    ///
    /// - Parameters:
    ///   - path: the file, relative to `root`; one that leads up with `..` names no file of ours.
    ///   - root: the folder that is never left nor removed; a symbolic link on the way is not followed.
    /// - Returns: whether there was such a file.
    /// - Throws: ``FileProblem`` if there is one and it cannot be removed.
    public static func remove(_ path: String, below root: String) throws(FileProblem) -> Bool {
        // By bytes, as file systems read it: a mark behind a slash makes no other character of it.
        let parts = path.utf8.split(separator: UInt8(ascii: "/")).map { Substring($0) }
        guard !parts.contains("..") else { return false }
        var folder = root
        for part in parts.dropLast() {
            folder += "/" + part
            guard try isFolder(folder) else { return false }
        }
        let target = root + "/" + path
        guard unlink(target) == 0 else {
            let problem = FileProblem(path: target, action: "remove")
            // A folder is no file of ours, and systems differ in how they say so.
            if problem.isAbsence { return false }
            if try isFolder(target) { return false }
            throw problem
        }
        removeEmpty(parts.dropLast(), below: root)
        return true
    }

    /// Removes a folder that is empty, and those above it that are then empty, up to but without `root`.
    ///
    /// - Parameters:
    ///   - folder: the folder, relative to `root`, on no link; it need not be there.
    ///   - root: the folder that is never removed.
    public static func removeEmpty(_ folder: String, below root: String) {
        removeEmpty(folder.utf8.split(separator: UInt8(ascii: "/")).map { Substring($0) }[...], below: root)
    }

    private static func removeEmpty(_ parts: ArraySlice<Substring>, below root: String) {
        for count in stride(from: parts.count, to: 0, by: -1) {
            rmdir(root + "/" + parts.prefix(count).joined(separator: "/"))
        }
    }

    /// Removes from one folder what ``AtomicFile`` left behind in processes that were killed. What another process is
    /// writing at the moment stays.
    ///
    /// - Parameters:
    ///   - folder: the folder.
    ///   - isLocked: whether no other process writes there, because of a lock: a process that is running then has the
    ///     number of the one that was killed, and is another one.
    /// - Throws: ``FileProblem`` if the folder cannot be listed.
    public static func removeHalves(in folder: String, isLocked: Bool = false) throws(FileProblem) {
        for entry in try FolderListing.entries(of: folder) where entry.kind == .file {
            guard let process = AtomicFile.process(writing: entry.name), isLocked || !isRunning(process) else {
                continue
            }
            unlink(folder + "/" + entry.name)
        }
    }

    /// Whether another process of that number is there; this one writes nothing while it removes.
    private static func isRunning(_ process: Int32) -> Bool {
        process != getpid() && (kill(process, 0) == 0 || errno == EPERM)
    }

    /// Whether there is a folder, and no link to one.
    private static func isFolder(_ path: String) throws(FileProblem) -> Bool {
        var status = stat()
        if lstat(path, &status) == 0 { return status.st_mode & S_IFMT == S_IFDIR }
        if errno == ENOENT || errno == ENOTDIR { return false }
        throw FileProblem(path: path, action: "look at")
    }
}
