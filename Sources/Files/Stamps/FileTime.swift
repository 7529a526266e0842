#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The time at which a file was changed last, which web servers send as `Last-Modified`.
public enum FileTime {
    /// The time in whole seconds since 1970; nil where there is no such file.
    public static func of(_ path: String) -> Int64? {
        var status = stat()
        guard lstat(path, &status) == 0 else { return nil }
        #if canImport(Darwin)
            return Int64(status.st_mtimespec.tv_sec)
        #else
            return Int64(status.st_mtim.tv_sec)
        #endif
    }

    /// Gives a file a time in whole seconds since 1970.
    ///
    /// - Throws: ``FileProblem`` if that is not allowed, or there is no such file.
    static func set(_ seconds: Int64, of path: String) throws(FileProblem) {
        let time = timespec(tv_sec: Int(seconds), tv_nsec: 0)
        guard utimensat(AT_FDCWD, path, [time, time], AT_SYMLINK_NOFOLLOW) == 0 else {
            throw RefusedFiles.refusal(to: .setTime, path)
        }
    }
}
