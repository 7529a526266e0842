/// A file that is being written, part by part.
public final class FilledFile {
    private let descriptor: Int32
    private let path: String
    private var old: FileComparison?
    private var count = 0

    /// A file that is open, and what it is to take the place of.
    init(_ descriptor: Int32, path: String, comparing old: consuming FileComparison?) {
        self.descriptor = descriptor
        self.path = path
        self.old = old
    }

    /// Writes bytes behind those that were written.
    ///
    /// - Throws: ``FileProblem``
    public func append(_ bytes: [UInt8]) throws(FileProblem) {
        old?.take(bytes)
        try AtomicFile.fill(descriptor, with: bytes, path: path)
        count += bytes.count
    }

    /// Whether the old file holds what was written.
    var isUnchanged: Bool { old?.held(count) == true }
}
