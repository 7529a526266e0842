#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A file that is being written, part by part.
public final class FileWriter {
    // -1 once it is closed: its number may be another file's then.
    private var descriptor: Int32
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

    /// Waits until what was written is on the disk.
    func sync() throws(FileProblem) { try AtomicFile.sync(descriptor, path: path) }

    /// Ends the writing; nothing can be appended any more.
    func end() throws(FileProblem) {
        defer { descriptor = -1 }
        guard close(descriptor) == 0 else { throw RefusedFiles.refusal(to: .write, path) }
    }

    deinit {
        if descriptor >= 0 { close(descriptor) }
    }

    /// Whether the old file holds what was written.
    var isUnchanged: Bool { old?.held(count) == true }
}
