#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// What the file system says of a file without a look into it; where it differs, the file may have changed.
public struct FileStamp: Equatable, BinaryCodable, CustomStringConvertible, Sendable {
    private let number: UInt64
    private let size: Int64
    private let mode: UInt32
    private let modified: FileMoment
    private let changed: FileMoment

    /// The stamp of a file, folder or link; nil if there is none, or nothing is said of it.
    ///
    /// - Parameter followingLinks: whether it is that of what a link leads to.
    public init?(of path: String, followingLinks: Bool = false) {
        var status = stat()
        guard (followingLinks ? stat(path, &status) : lstat(path, &status)) == 0 else { return nil }
        number = UInt64(status.st_ino)
        size = Int64(status.st_size)
        mode = UInt32(status.st_mode)
        #if canImport(Darwin)
            modified = FileMoment(status.st_mtimespec)
            changed = FileMoment(status.st_ctimespec)
        #else
            modified = FileMoment(status.st_mtim)
            changed = FileMoment(status.st_ctim)
        #endif
    }

    /// Whether it is that of a folder.
    var isFolder: Bool { mode & UInt32(S_IFMT) == UInt32(S_IFDIR) }

    /// The size in bytes.
    var bytes: Int { Int(size) }

    /// When it was last touched, by the clock of the file system.
    var lastTouched: FileMoment { max(modified, changed) }

    /// Whether the file was last touched so long before a moment that no change since can have left the stamp as it is.
    ///
    /// File systems count in steps: two changes within one step look like one. A file whose times have no parts of a
    /// second may lie on one that counts in seconds, or in two of them.
    ///
    /// - Parameter moment: the moment at which the stamp was taken, by the clock of the file system.
    public func isSettled(at moment: FileMoment) -> Bool {
        let last = lastTouched
        return last.advanced(milliseconds: last.nanoseconds == 0 ? 3000 : Self.step) < moment
    }

    /// How long a change may look like the one before, in milliseconds, where times have parts of a second.
    private static let step: Int64 = 50

    /// Whether it will be settled within ``settlingTime`` after a moment, but is not at that moment.
    ///
    /// - Parameter moment: the moment at which the stamp was taken, by the clock of the file system.
    func isSettling(at moment: FileMoment) -> Bool {
        !isSettled(at: moment) && isSettled(at: moment.advanced(milliseconds: Self.step + 1))
    }

    /// How long to wait until a stamp is settled on most file systems, in milliseconds. Their clocks advance in steps of ten at
    /// most, so that many are added.
    public static let settlingTime = Int(step) + 1 + 10

    /// The stamp in one line, which differs where the stamp does.
    public var description: String {
        "\(number) \(size) \(mode) \(modified.seconds).\(modified.nanoseconds) \(changed.seconds).\(changed.nanoseconds)"
    }

    /// Appends the stamp.
    public func write(to writer: inout ByteWriter) {
        writer.append(number)
        writer.append(size)
        writer.append(mode)
        modified.write(to: &writer)
        changed.write(to: &writer)
    }

    /// Reads a stamp.
    public init(from reader: inout ByteReader) throws(ByteReader.Damage) {
        number = try reader.number()
        size = try reader.number()
        mode = try reader.number()
        modified = try FileMoment(from: &reader)
        changed = try FileMoment(from: &reader)
    }
}
