/// A file of a cache: it names what made it and carries its own digest, so that one which is torn, damaged or another
/// version's is read as if there were none.
public struct SealedFile: Sendable {
    /// Where it is.
    public let path: String
    /// What made it: the program, its version, and whatever else decides what the content means.
    public let maker: [UInt8]

    /// A file at a place, of a maker.
    public init(at path: String, maker: [UInt8]) {
        self.path = path
        self.maker = maker
    }

    /// The content; nil where there is none of this maker that is whole.
    public var content: [UInt8]? {
        guard var bytes = try? FileReading.bytes(at: path, followingLinks: false), bytes.count >= Self.sealSize else {
            return nil
        }
        let found = Array(bytes[..<Self.sealSize])
        bytes.removeFirst(Self.sealSize)
        return found == seal(SHA256Digest(of: bytes)) ? bytes : nil
    }

    /// Writes the content, which comes in parts, in place of what was there.
    ///
    /// - Throws: ``FileProblem``; the old file is then as it was.
    public func write(_ parts: [[UInt8]]) throws(FileProblem) {
        try? FileRemoval.removeHalves(in: AtomicFile.parent(of: path))
        try AtomicFile.replace(path, by: [seal(SHA256Digest(ofParts: parts))] + parts)
    }

    private static let sealSize = 64

    private func seal(_ digest: SHA256Digest) -> [UInt8] { SHA256Digest(of: maker).raw + digest.raw }
}
