#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Compares a file with bytes that come part by part.
struct FileComparison: ~Copyable {
    /// How many bytes the file holds.
    let size: Int
    private let descriptor: Int32
    private var isSame = true

    /// Opens a file; nil where there is none that can be read.
    init?(of path: String) {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW)
        guard descriptor >= 0 else { return nil }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            close(descriptor)
            return nil
        }
        self.descriptor = descriptor
        size = Int(status.st_size)
    }

    deinit { close(descriptor) }

    /// Compares what follows in the file with these bytes.
    mutating func take(_ bytes: [UInt8]) {
        guard isSame, !bytes.isEmpty else { return }
        let descriptor = descriptor
        let chunk = min(bytes.count, 1 << 18)
        isSame = withUnsafeTemporaryAllocation(byteCount: chunk, alignment: 16) { buffer in
            var position = 0
            while position < bytes.count {
                let wanted = min(chunk, bytes.count - position)
                let count = uninterrupted { readSome(descriptor, buffer.baseAddress!, wanted) }
                guard count > 0 else { return false }
                let same = bytes.withUnsafeBytes { memcmp($0.baseAddress! + position, buffer.baseAddress!, count) == 0 }
                guard same else { return false }
                position += count
            }
            return true
        }
    }

    /// Whether the file held what was taken.
    ///
    /// - Parameter count: how many bytes were taken.
    func held(_ count: Int) -> Bool { isSame && size == count }
}
