#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A moment by the clock of a file system.
public struct FileMoment: Comparable, BinaryCodable, Sendable {
    /// Seconds since 1970.
    let seconds: Int64
    /// Billionths of a second beside them, 0 to 999,999,999.
    let nanoseconds: Int64

    init(_ time: timespec) {
        seconds = Int64(time.tv_sec)
        nanoseconds = Int64(time.tv_nsec)
    }

    private init(seconds: Int64, nanoseconds: Int64) {
        self.seconds = seconds
        self.nanoseconds = nanoseconds
    }

    /// The moment of now, as the file system at `path` sees it: a file is made there, and stays.
    ///
    /// - Throws: ``FileProblem`` if it cannot be made.
    public static func now(at path: String) throws(FileProblem) -> FileMoment {
        try AtomicFile.write([], to: path)
        guard utimensat(AT_FDCWD, path, nil, AT_SYMLINK_NOFOLLOW) == 0 else {
            throw RefusedFiles.refusal(to: .write, path)
        }
        var status = stat()
        guard lstat(path, &status) == 0 else { throw RefusedFiles.refusal(to: .read, path) }
        #if canImport(Darwin)
            return FileMoment(status.st_mtimespec)
        #else
            return FileMoment(status.st_mtim)
        #endif
    }

    /// The moment of now by the clock of this computer, which that of a file system on another one may differ from.
    public static var local: FileMoment {
        var time = timespec()
        clock_gettime(CLOCK_REALTIME, &time)
        return FileMoment(time)
    }

    /// The moment of now, as the file system of a folder sees it: a file is made there, and taken away again.
    ///
    /// - Throws: ``FileProblem`` if it cannot be made.
    public static func now(in folder: String) throws(FileProblem) -> FileMoment {
        let path = folder + "/" + TemporaryName.next()
        defer { unlink(path) }
        return try now(at: path)
    }

    /// Orders moments by time.
    public static func < (left: FileMoment, right: FileMoment) -> Bool {
        (left.seconds, left.nanoseconds) < (right.seconds, right.nanoseconds)
    }

    /// The moment that many milliseconds later; a negative number is not taken.
    func advanced(milliseconds: Int64) -> FileMoment {
        let sum = nanoseconds + milliseconds % 1000 * 1_000_000
        return FileMoment(
            seconds: seconds &+ milliseconds / 1000 &+ sum / 1_000_000_000, nanoseconds: sum % 1_000_000_000)
    }

    /// Appends the moment.
    public func write(to writer: inout ByteWriter) {
        writer.append(seconds)
        writer.append(nanoseconds)
    }

    /// Reads a moment.
    public init(from reader: inout ByteReader) throws(ByteReader.Damage) {
        seconds = try reader.number()
        nanoseconds = try reader.number()
        guard (0..<1_000_000_000).contains(nanoseconds) else { throw ByteReader.Damage() }
    }
}
