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
        return found == seal(bytes) ? bytes : nil
    }

    /// Writes the content in place of what was there.
    ///
    /// - Throws: ``FileProblem``; the old file is then as it was.
    public func write(_ content: consuming [UInt8]) throws(FileProblem) {
        content.insert(contentsOf: seal(content), at: 0)
        try AtomicFile.write(content, to: path, clearing: true)
    }

    private static let sealSize = 64

    private func seal(_ content: [UInt8]) -> [UInt8] {
        SHA256Digest(of: maker).raw + SHA256Digest(of: content).raw
    }
}
