#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A new file under a name of its own, for what is being written, until it is renamed or removed.
///
/// It is locked until that is done, or the writer is dead. So whoever comes across it can tell it from what a killed process left
/// behind, also where processes cannot see one another, as in two containers that share a folder.
struct TemporaryFile {
    /// Where it is.
    let path: String
    /// The file, open for writing. Whoever writes closes it.
    let descriptor: Int32
    /// The same open file once more, which keeps the lock after the writer has closed its own; less than zero where the
    /// file system knows no locks.
    private let lock: Int32

    /// Makes such a file in the folder of another one; a missing folder is made.
    ///
    /// - Parameters:
    ///   - target: the file whose place it is to take.
    ///   - mode: its permissions, before the process's mask.
    /// - Throws: ``FileProblem`` of the target.
    init(beside target: String, mode: UInt16) throws(FileProblem) {
        let folder = target[..<PathSteps(target).last.startIndex]
        for _ in 0..<Self.attempts {
            let path = String(folder) + TemporaryName.next()
            var descriptor = Self.create(path, mode: mode)
            if descriptor < 0, errno == ENOENT {
                try FolderMaking.make(AtomicFile.parent(of: target))
                descriptor = Self.create(path, mode: mode)
            }
            guard descriptor >= 0 else { throw RefusedFiles.refusal(to: .write, target) }
            let isLocked = flock(descriptor, LOCK_EX | LOCK_NB) == 0
            // Somebody may have come across it before it was locked, and has it removed by now or does so next.
            if isLocked ? !FolderLock.stands(descriptor, at: path) : errno == EWOULDBLOCK {
                close(descriptor)
                continue
            }
            let lock = isLocked ? fcntl(descriptor, F_DUPFD_CLOEXEC, 0) : -1
            if isLocked, lock < 0 {
                let problem = RefusedFiles.refusal(to: .write, target)
                close(descriptor)
                unlink(path)
                throw problem
            }
            self.path = path
            self.descriptor = descriptor
            self.lock = lock
            return
        }
        throw FileProblem(path: target, action: .write, reason: "what is written beside it is removed again and again")
    }

    /// How many names are tried, in case somebody removes the files of the first ones.
    private static let attempts = 10

    /// Ends the lock, once the file has its name.
    func release() {
        if lock >= 0 { close(lock) }
    }

    /// Ends the lock, and removes the file.
    func remove() {
        release()
        unlink(path)
    }

    /// Removes a file of such a name unless its writer lives, or nobody can say.
    static func removeUnlocked(_ path: String) {
        // Over NFS and SMB, only who may write can lock.
        var descriptor = open(path, O_RDWR | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
        if descriptor < 0, errno == EACCES || errno == EROFS {
            descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
        }
        guard descriptor >= 0 else { return }
        defer { close(descriptor) }
        if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { unlink(path) }
    }

    private static func create(_ path: String, mode: UInt16) -> Int32 {
        open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, mode_t(mode))
    }
}
