/// A file or folder as it once stood, to tell later whether it still does.
public struct FileWitness: ByteCoded, Sendable {
    /// Where it is.
    public let path: String
    private let stamp: FileStamp?
    /// The digest of what was read from it; nil where it was not worked out.
    public var digest: SHA256Digest?

    /// A file or folder as it stands now, if there is one.
    public init(_ path: String) {
        self.path = path
        stamp = FileStamp(of: path)
    }

    /// Whether it still stands as it did.
    ///
    /// Where the file system's word is not enough, the content decides, if its digest is known.
    ///
    /// - Parameter moment: the moment at which the witness was made, by the clock of the file system.
    public func stillHolds(since moment: FileMoment) -> Bool {
        let current = FileStamp(of: path)
        if current == stamp, stamp?.isSettled(at: moment) != false { return true }
        return current != nil && contentIfStanding != nil
    }

    /// Whether an earlier witness found the file just as this one does, by the file system's word alone, where that can be
    /// relied on: it had last been touched a while before.
    ///
    /// - Parameter moment: the moment at which the earlier one was made, by the clock of the file system.
    public func isSame(as earlier: FileWitness, since moment: FileMoment) -> Bool {
        stamp == earlier.stamp && stamp?.isSettled(at: moment) != false
    }

    /// Whether it is a folder.
    public var isFolder: Bool { stamp?.isFolder == true }

    /// How many bytes a file has that still holds what its digest is of; nil where that is not sure.
    ///
    /// - Parameter moment: a moment before the witness was made, by the clock of the file system.
    public func size(heldSince moment: FileMoment) -> Int? {
        isUntouched(since: moment) ? stamp?.bytes : contentIfStanding?.count
    }

    /// What is in the file, if that has the digest which is known of it.
    private var contentIfStanding: [UInt8]? {
        guard let digest, let bytes = try? FileReading.bytes(at: path, followingLinks: false),
            SHA256Digest(of: bytes) == digest
        else { return nil }
        return bytes
    }

    /// Whether there was nothing.
    public var isAbsent: Bool { stamp == nil }

    /// Whether it stands as it did, by the file system's word alone.
    public var isUntouched: Bool { FileStamp(of: path) == stamp }

    /// Whether it stands as it did, by the file system's word alone, and that can be relied on: it was last touched a while
    /// before a moment.
    ///
    /// - Parameter moment: a moment before the witness was made, by the clock of the file system.
    public func isUntouched(since moment: FileMoment) -> Bool { stamp?.isSettled(at: moment) == true && isUntouched }

    /// Appends the witness.
    public func write(to writer: inout ByteWriter) {
        writer.write(path)
        writer.write(stamp)
        writer.write(digest)
    }

    /// Reads a witness.
    public init(from reader: inout ByteReader) throws(ByteReader.Damage) {
        path = try reader.value()
        stamp = try reader.value()
        digest = try reader.value()
    }
}
