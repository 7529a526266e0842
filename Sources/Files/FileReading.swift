#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Reads whole files.
public enum FileReading {
    /// The bytes of a regular file.
    ///
    /// - Parameters:
    ///   - path: where the file is.
    ///   - limit: the largest size accepted, in bytes, so that a wrong file cannot fill the memory.
    ///   - followingLinks: whether the last component may be a symbolic link.
    /// - Throws: ``FileProblem`` if it cannot be read, is not a regular file, or is larger than `limit`.
    public static func bytes(
        at path: String, limit: Int = 1 << 28, followingLinks: Bool = true
    ) throws(FileProblem) -> [UInt8] {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | (followingLinks ? 0 : O_NOFOLLOW))
        guard descriptor >= 0 else {
            if !followingLinks, errno == ELOOP {
                throw FileProblem(path: path, action: .read, reason: "it is a symbolic link")
            }
            throw RefusedFiles.refusal(to: .read, path)
        }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw RefusedFiles.refusal(to: .read, path) }
        guard status.st_mode & S_IFMT == S_IFREG else {
            throw FileProblem(path: path, action: .read, reason: "it is not a regular file")
        }
        let size = Int(status.st_size)
        guard size <= limit else {
            throw FileProblem(
                path: path, action: .read, reason: "it is larger than \(limit) bytes", cause: .excess)
        }
        var failed = false
        let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
            while count < size {
                let read = uninterrupted { readSome(descriptor, buffer.baseAddress! + count, size - count) }
                if read <= 0 {
                    failed = read < 0
                    break
                }
                count += read
            }
        }
        if failed { throw RefusedFiles.refusal(to: .read, path) }
        return bytes
    }
}
