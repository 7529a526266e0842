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
        let parts = path.split(separator: "/")
        guard !parts.contains("..") else { return false }
        var folders: [String] = []
        var folder = root
        for part in parts.dropLast() {
            folder += "/" + part
            folders.append(folder)
            var status = stat()
            guard lstat(folder, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { return false }
        }
        let target = root + "/" + path
        guard unlink(target) == 0 else {
            if errno == ENOENT || errno == EISDIR || errno == EPERM { return false }
            throw FileProblem(path: target, action: "remove")
        }
        for folder in folders.reversed() {
            guard rmdir(folder) == 0 else { break }
        }
        return true
    }

    /// Removes from one folder what ``AtomicFile`` left behind in a process that was killed.
    ///
    /// - Throws: ``FileProblem`` if the folder cannot be listed.
    public static func removeHalves(in folder: String) throws(FileProblem) {
        for entry in try FolderListing.entries(of: folder) where entry.kind == .file {
            if entry.name.hasPrefix(AtomicFile.temporaryMarker) { unlink(folder + "/" + entry.name) }
        }
    }
}
