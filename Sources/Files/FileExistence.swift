#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Tells whether something stands under a path.
public enum FileExistence {
    /// Whether there is a file, folder or link of that name, wherever a link leads.
    ///
    /// - Throws: ``FileProblem`` if that cannot be known.
    public static func exists(_ path: String) throws(FileProblem) -> Bool {
        var status = stat()
        if lstat(path, &status) == 0 { return true }
        if errno == ENOENT || errno == ENOTDIR { return false }
        throw RefusedFiles.refusal(to: .lookAt, path)
    }

    /// What may stand under a name.
    public enum Kind: Sendable {
        /// A regular file.
        case file
        /// A device, such as a terminal or `/dev/null`.
        case device
        /// A symbolic link, wherever it leads.
        case link
        /// A folder, or something else.
        case other
    }

    /// What stands under this very name; nil where nothing does, or nobody may look.
    public static func kind(of path: String) -> Kind? {
        var status = stat()
        guard lstat(path, &status) == 0 else { return nil }
        return switch status.st_mode & S_IFMT {
        case S_IFREG: .file
        case S_IFCHR, S_IFBLK: .device
        case S_IFLNK: .link
        default: .other
        }
    }

    /// Whether there is a folder of that name, or a link to one.
    ///
    /// - Throws: ``FileProblem`` if that cannot be known.
    public static func isFolder(_ path: String) throws(FileProblem) -> Bool {
        var status = stat()
        if stat(path, &status) == 0 { return status.st_mode & S_IFMT == S_IFDIR }
        if errno == ENOENT || errno == ENOTDIR { return false }
        throw RefusedFiles.refusal(to: .lookAt, path)
    }
}
