#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// What the file system says of a file without a look into it; where it differs, the file may have changed.
public struct FileStamp: Hashable, Sendable {
    private let number: UInt64
    private let size: Int64
    private let seconds: Int64
    private let nanoseconds: Int64
    private let mode: UInt32

    /// The stamp of a file, folder or link; nil if there is none, or nothing is said of it.
    public init?(of path: String) {
        var status = stat()
        guard lstat(path, &status) == 0 else { return nil }
        number = UInt64(status.st_ino)
        size = Int64(status.st_size)
        mode = UInt32(status.st_mode)
        #if canImport(Darwin)
            let time = status.st_mtimespec
        #else
            let time = status.st_mtim
        #endif
        seconds = Int64(time.tv_sec)
        nanoseconds = Int64(time.tv_nsec)
    }
}
