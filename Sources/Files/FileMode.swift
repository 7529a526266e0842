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

    /// Gives an open file the permissions of the one at a path, where both are of one owner and group: those of others would
    /// shut out whom they let in.
    static func copy(from path: String, to descriptor: Int32) {
        var (old, new) = (stat(), stat())
        guard lstat(path, &old) == 0, fstat(descriptor, &new) == 0, old.st_uid == new.st_uid, old.st_gid == new.st_gid
        else { return }
        _ = fchmod(descriptor, old.st_mode & 0o777)
    }
}
