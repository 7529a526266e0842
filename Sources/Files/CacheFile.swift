import Crypto

/// A file of a cache: it names what made it and carries its own digest, so that one which is torn, damaged or another
/// version's is read as if there were none.
///
/// It is for nobody but who wrote it, for it may hold a secret. The digest of its maker stands before the content, and that of
/// the content behind it, so that it can be written as it is made.
public struct CacheFile: Sendable {
    /// Where it is.
    let path: String
    /// What made it: the program, its version, and whatever else decides what the content means.
    let maker: [UInt8]

    /// A file at a place, of a maker.
    public init(at path: String, maker: [UInt8]) {
        self.path = path
        self.maker = maker
    }

    /// The content; nil where there is none of this maker that is whole.
    public var content: [UInt8]? {
        guard var bytes = try? FileReading.bytes(at: path, followingLinks: false), bytes.count >= 2 * Self.digestSize,
            bytes[..<Self.digestSize] == head[...]
        else { return nil }
        let expected = Array(bytes[(bytes.count - Self.digestSize)...])
        bytes.removeLast(Self.digestSize)
        bytes.removeFirst(Self.digestSize)
        return SHA256Digest(of: bytes).raw == expected ? bytes : nil
    }

    /// Writes the content in place of what was there. Of a long list, never all stands in the memory as bytes.
    ///
    /// - Throws: ``FileProblem``; the old file is then as it was.
    public func write(_ content: (inout ByteWriter) -> Void) throws(FileProblem) {
        try? FileRemoval.removeTemporaryFiles(in: AtomicFile.parent(of: path), access: .shared)
        try AtomicFile.replace(path, mode: 0o600) { file throws(FileProblem) in
            try file.append(head)
            let sink = DigestingSink(file)
            var writer = ByteWriter(to: sink)
            content(&writer)
            writer.flush()
            try file.append(try sink.digest.raw)
        }
    }

    private static let digestSize = 32

    private var head: [UInt8] { SHA256Digest(of: maker).raw }

    /// Puts into a file what is written, and remembers what it was.
    private final class DigestingSink: ByteSink {
        private let file: FileWriter
        private var hash = SHA256()
        private var problem: FileProblem?

        init(_ file: FileWriter) { self.file = file }

        func take(_ part: [UInt8]) {
            guard problem == nil else { return }
            do throws(FileProblem) {
                try file.append(part)
                hash.update(data: part)
            } catch {
                problem = error
            }
        }

        /// The digest of all that was taken.
        var digest: SHA256Digest {
            get throws(FileProblem) {
                if let problem { throw problem }
                return SHA256Digest(hash.finalize())
            }
        }
    }
}
