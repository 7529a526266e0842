#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Who may do what with a file.
public enum FileMode {
    /// Whether others than its owner may read or change a file; false where there is none.
    public static func isOpenToOthers(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG && status.st_mode & 0o066 != 0
    }

    /// Gives an open file the permissions of the one at a path, where that has any.
    static func copy(from path: String, to descriptor: Int32) {
        var status = stat()
        if lstat(path, &status) == 0 { _ = fchmod(descriptor, status.st_mode & 0o777) }
    }
}
