#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Writes a new file that has no name until it is whole, so that a process that is killed leaves nothing behind.
enum UnnamedFile {
    /// Writes a file where there is none yet; false where the file system has no files without names, and nothing was
    /// done.
    ///
    /// - Throws: ``FileProblem``, also where something stands there already.
    static func write(
        _ bytes: [UInt8], to path: String, synced: Bool, mode: UInt16
    ) throws(FileProblem) -> Bool {
        #if os(Linux)
            let folder = AtomicFile.parent(of: path)
            try FolderMaking.make(folder)
            // O_TMPFILE, which Swift does not import.
            let flags = 0o20000000 | O_DIRECTORY | O_WRONLY | O_CLOEXEC
            let descriptor = open(folder.isEmpty ? "/" : folder, flags, mode_t(mode))
            guard descriptor >= 0 else { return false }
            defer { close(descriptor) }
            try AtomicFile.fill(descriptor, with: bytes, path: path)
            if synced { try AtomicFile.sync(descriptor, path: path) }
            let name = "/proc/self/fd/\(descriptor)"
            if linkat(AT_FDCWD, name, AT_FDCWD, path, AT_SYMLINK_FOLLOW) == 0 { return true }
            guard errno != EEXIST else { throw RefusedFiles.refusal(to: .write, path) }
        #endif
        return false
    }
}
