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
        throw FileProblem(path: path, action: "look at")
    }

    /// Whether a device, such as a terminal or `/dev/null`, stands under this very name.
    static func isDevice(_ path: String) -> Bool {
        var status = stat()
        guard lstat(path, &status) == 0 else { return false }
        let kind = status.st_mode & S_IFMT
        return kind == S_IFCHR || kind == S_IFBLK
    }

    /// Whether there is a folder of that name, or a link to one.
    ///
    /// - Throws: ``FileProblem`` if that cannot be known.
    public static func isFolder(_ path: String) throws(FileProblem) -> Bool {
        var status = stat()
        if stat(path, &status) == 0 { return status.st_mode & S_IFMT == S_IFDIR }
        if errno == ENOENT || errno == ENOTDIR { return false }
        throw FileProblem(path: path, action: "look at")
    }
}
