#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Keeps two runs from writing into one folder at once; the operating system releases it when its process ends.
public struct FolderLock: ~Copyable {
    private let descriptor: Int32

    /// Waits for the lock and takes it.
    ///
    /// - Parameters:
    ///   - path: the lock file; it and its folder are made if absent, and stay.
    ///   - onWaiting: called once if another process holds the lock, before waiting for it.
    /// - Throws: ``FileProblem`` if the lock file cannot be made or locked, or its folder is a link that leads elsewhere.
    public init(at path: String, onWaiting: () -> Void = {}) throws(FileProblem) {
        if let slash = path.lastIndex(of: "/") {
            let folder = String(path[..<slash])
            if let above = folder.lastIndex(of: "/") {
                let name = String(folder[folder.index(after: above)...])
                try FolderNesting.refuseLinksOut(of: String(folder[..<above]), named: [name])
            }
            try FolderMaking.make(folder)
        }
        let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o666)
        guard descriptor >= 0 else { throw FileProblem(path: path, action: "lock") }
        if flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
            if errno == EWOULDBLOCK { onWaiting() }
            guard uninterrupted({ Int(flock(descriptor, LOCK_EX)) }) == 0 else {
                let problem = FileProblem(path: path, action: "lock")
                close(descriptor)
                throw problem
            }
        }
        self.descriptor = descriptor
        if let slash = path.lastIndex(of: "/") { try? FileRemoval.removeHalves(in: String(path[..<slash])) }
    }

    /// The open lock file, for a program that is started under the lock: what has it open holds the lock as well, so that
    /// nobody else takes it before that program has ended, whatever becomes of this one.
    public var handle: Int32 { descriptor }

    deinit {
        close(descriptor)
    }
}
