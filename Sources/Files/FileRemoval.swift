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
        guard !PathSteps(path).leadUp else { return false }
        let parts = PathSteps(path).names
        var folder = root
        for part in parts.dropLast() {
            folder += "/" + part
            guard try isFolder(folder) else { return false }
        }
        let target = root + "/" + path
        guard unlink(target) == 0 else {
            let code = errno
            // A folder is no file of ours, and systems differ in how they say so. It is asked for first, since whoever makes a
            // problem notes that something was refused.
            if code != ENOENT, try isFolder(target) { return false }
            errno = code
            let problem = RefusedFiles.refusal(to: .remove, target)
            if problem.cause == .absence { return false }
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
        removeEmpty(PathSteps(folder).names[...], below: root)
    }

    private static func removeEmpty(_ parts: ArraySlice<Substring>, below root: String) {
        for count in stride(from: parts.count, to: 0, by: -1) {
            rmdir(root + "/" + parts.prefix(count).joined(separator: "/"))
        }
    }

    /// Who may write into a folder while temporary files are removed from it.
    public enum Access: Sendable {
        /// Other processes as well: what one of them is writing stays.
        case shared
        /// Nobody else, because of a lock that we hold.
        case locked
    }

    /// Removes from one folder what ``AtomicFile`` left behind in processes that were killed.
    ///
    /// - Parameters:
    ///   - folder: the folder.
    ///   - access: who may write there. It has no default: what stays under a lock is a file that nobody knows.
    /// - Throws: ``FileProblem`` if the folder cannot be listed.
    public static func removeTemporaryFiles(in folder: String, access: Access) throws(FileProblem) {
        for entry in try FolderListing.entries(of: folder) where entry.kind == .file {
            guard TemporaryName.isOne(entry.name) else { continue }
            let path = folder + "/" + entry.name
            switch access {
            case .shared: TemporaryFile.removeUnlocked(path)
            case .locked: unlink(path)
            }
        }
    }

    /// Whether there is a folder, and no link to one.
    private static func isFolder(_ path: String) throws(FileProblem) -> Bool {
        var status = stat()
        if lstat(path, &status) == 0 { return status.st_mode & S_IFMT == S_IFDIR }
        if errno == ENOENT || errno == ENOTDIR { return false }
        throw RefusedFiles.refusal(to: .lookAt, path)
    }
}
