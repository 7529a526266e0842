/// How a file or folder once stood, to tell later whether it still does.
public struct FileMark: ByteCoded, Sendable {
    private let stamp: FileStamp?
    /// The digest of what was read from it; nil where it was not worked out.
    public var digest: SHA256Digest?

    /// A file or folder as it stands now, if there is one.
    public init(of path: String, digest: SHA256Digest? = nil) {
        stamp = FileStamp(of: path)
        self.digest = digest
    }

    /// Whether there was nothing.
    public var isAbsent: Bool { stamp == nil }

    /// Whether it is a folder.
    public var isFolder: Bool { stamp?.isFolder == true }

    /// Whether it still stands as it did.
    ///
    /// Where the file system's word is not enough, the content decides, if its digest is known.
    ///
    /// - Parameters:
    ///   - path: where it is.
    ///   - current: how it stands now.
    ///   - moment: the moment at which this mark was made, by the clock of the file system.
    public func stillHolds(at path: String, as current: FileMark, since moment: FileMoment) -> Bool {
        current.isSame(as: self, since: moment) || !current.isAbsent && contentIfStanding(at: path) != nil
    }

    /// Whether an earlier mark found the file just as this one does, by the file system's word alone, where that can be
    /// relied on: it had last been touched a while before.
    ///
    /// - Parameter moment: the moment at which the earlier one was made, by the clock of the file system.
    public func isSame(as earlier: FileMark, since moment: FileMoment) -> Bool {
        stamp == earlier.stamp && stamp?.isSettled(at: moment) != false
    }

    /// Whether it was touched so shortly before a moment that the file system's word cannot be relied on later, but could if
    /// this mark were made ``FileStamp/settlingTime`` later.
    ///
    /// - Parameter moment: a moment before the mark was made, by the clock of the file system.
    public func isSettling(at moment: FileMoment) -> Bool { stamp?.isSettling(at: moment) == true }

    /// How many bytes a file has that still holds what its digest is of; nil where that is not sure.
    ///
    /// - Parameters:
    ///   - path: where it is.
    ///   - moment: a moment before the mark was made, by the clock of the file system.
    public func size(at path: String, heldSince moment: FileMoment) -> Int? {
        isUntouched(at: path, since: moment) ? stamp?.bytes : contentIfStanding(at: path)?.count
    }

    /// Whether it stands as it did, by the file system's word alone.
    public func isUntouched(at path: String) -> Bool { FileStamp(of: path) == stamp }

    /// Whether it stands as it did, by the file system's word alone, and that can be relied on: it was last touched a while
    /// before a moment.
    ///
    /// - Parameters:
    ///   - path: where it is.
    ///   - moment: a moment before the mark was made, by the clock of the file system.
    func isUntouched(at path: String, since moment: FileMoment) -> Bool {
        stamp?.isSettled(at: moment) == true && isUntouched(at: path)
    }

    /// What is in the file, if that has the digest which is known of it.
    private func contentIfStanding(at path: String) -> [UInt8]? {
        // A file of another size cannot have it, however much somebody has put in its place.
        guard let digest, let size = stamp?.bytes, FileStamp(of: path)?.bytes == size,
            let bytes = try? FileReading.bytes(at: path, limit: size, followingLinks: false),
            SHA256Digest(of: bytes) == digest
        else { return nil }
        return bytes
    }

    /// Appends the mark.
    public func write(to writer: inout ByteWriter) {
        writer.write(stamp)
        writer.write(digest)
    }

    /// Reads a mark.
    public init(from reader: inout ByteReader) throws(ByteReader.Damage) {
        stamp = try reader.value()
        digest = try reader.value()
    }
}
