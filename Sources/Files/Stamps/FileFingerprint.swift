/// How a file or folder once was, to find out later whether it has changed.
public struct FileFingerprint: BinaryCodable, Equatable, Sendable {
    private let stamp: FileStamp?
    /// Whether it is of what a link leads to.
    public let followsLinks: Bool
    /// The digest of what was read from it; nil where it was not worked out.
    public var digest: SHA256Digest?

    /// A file or folder as it stands now, if there is one.
    ///
    /// - Parameter followingLinks: whether it is what a link leads to.
    public init(of path: String, digest: SHA256Digest? = nil, followingLinks: Bool = false) {
        stamp = FileStamp(of: path, followingLinks: followingLinks)
        followsLinks = followingLinks
        self.digest = digest
    }

    /// When it or another one was last touched, by the clock of the file system; nil where one of them was not there.
    ///
    /// - Parameter other: the other one, if there should be any.
    public func lastTouched(besides other: FileFingerprint? = nil) -> FileMoment? {
        guard let own = stamp?.lastTouched else { return nil }
        guard let other else { return own }
        return other.stamp.map { max(own, $0.lastTouched) }
    }

    /// Whether there was nothing.
    public var isAbsent: Bool { stamp == nil }

    /// How many bytes it has; nil where there was nothing.
    public var bytes: Int? { stamp?.bytes }

    /// Whether it is a folder.
    public var isFolder: Bool { stamp?.isFolder == true }

    /// Whether it still stands as it did.
    ///
    /// Where the file system's word is not enough, the content decides, if its digest is known.
    ///
    /// - Parameters:
    ///   - path: where it is.
    ///   - current: how it stands now.
    ///   - moment: the moment at which this fingerprint was made, by the clock of the file system.
    public func stillHolds(at path: String, as current: FileFingerprint, since moment: FileMoment) -> Bool {
        current.isSame(as: self, since: moment) || !current.isAbsent && contentIfUnchanged(at: path) != nil
    }

    /// Whether an earlier fingerprint found the file just as this one does, by the file system's word alone, where that can be
    /// relied on: it had last been touched a while before.
    ///
    /// - Parameter moment: the moment at which the earlier one was made, by the clock of the file system.
    public func isSame(as earlier: FileFingerprint, since moment: FileMoment) -> Bool {
        stamp == earlier.stamp && stamp?.isSettled(at: moment) != false
    }

    /// Whether it was touched so shortly before a moment that the file system's word cannot be relied on later, but could if
    /// this fingerprint were made ``FileStamp/settlingTime`` later.
    ///
    /// - Parameter moment: a moment before the fingerprint was made, by the clock of the file system.
    public func isSettling(at moment: FileMoment) -> Bool { stamp?.isSettling(at: moment) == true }

    /// What is known of a file that still holds what its digest is of.
    public struct Held: Sendable {
        /// How many bytes it has.
        public var bytes: Int
        /// When it was last touched, by the clock of the file system.
        public var touched: FileMoment
    }

    /// What is known of a file that still holds what its digest is of; nil where that is not sure.
    ///
    /// - Parameters:
    ///   - path: where it is.
    ///   - moment: a moment before the fingerprint was made, by the clock of the file system.
    public func held(at path: String, since moment: FileMoment) -> Held? {
        // As it stands before it is read, so that no change on the way is missed.
        guard let current = FileStamp(of: path, followingLinks: followsLinks) else { return nil }
        if current == stamp, current.isSettled(at: moment) {
            return Held(bytes: current.bytes, touched: current.lastTouched)
        }
        return contentIfUnchanged(at: path).map { Held(bytes: $0.count, touched: current.lastTouched) }
    }

    /// Whether it stands as it did, by the file system's word alone.
    public func isUntouched(at path: String) -> Bool { FileStamp(of: path, followingLinks: followsLinks) == stamp }

    /// What is in the file, if that has the digest which is known of it.
    private func contentIfUnchanged(at path: String) -> [UInt8]? {
        // A file of another size cannot have it, however much somebody has put in its place.
        guard let digest, let size = stamp?.bytes, FileStamp(of: path, followingLinks: followsLinks)?.bytes == size,
            let bytes = try? FileReading.bytes(at: path, limit: size, followingLinks: followsLinks),
            SHA256Digest(of: bytes) == digest
        else { return nil }
        return bytes
    }

    /// Appends the fingerprint.
    public func write(to writer: inout ByteWriter) {
        writer.write(stamp)
        writer.write(followsLinks)
        writer.write(digest)
    }

    /// Reads a fingerprint.
    public init(from reader: inout ByteReader) throws(ByteReader.Damage) {
        stamp = try reader.value()
        followsLinks = try reader.value()
        digest = try reader.value()
    }
}
