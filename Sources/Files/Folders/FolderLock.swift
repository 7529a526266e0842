#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Keeps two runs from writing into one folder at once; the operating system releases it when its process ends.
///
/// The lock is on the file and not on its name. Who waits for a file that is deleted meanwhile locks the new one after it.
/// Who deletes it while a run holds it lets the next run in beside that one, which nothing here can prevent.
public struct FolderLock: ~Copyable {
    private let descriptor: Int32

    /// How often a file is locked that another one has taken the place of, before that is a problem.
    private static let attempts = 100

    /// How often a lock that is held is tried again before that is reported, a hundredth of a second apart: a program that was
    /// just started holds what its parent had locked until it runs, and by then nobody is at work any more.
    static let tries = 20

    /// Waits for the lock and takes it.
    ///
    /// - Parameters:
    ///   - path: the lock file; it and its folder are made if absent, and stay.
    ///   - onWaiting: called once if another process holds the lock and keeps it for a fifth of a second, before waiting
    ///     for it.
    /// - Throws: ``FileProblem`` if the lock file cannot be made or locked, or its folder is a link that leads elsewhere.
    public init(at path: String, onWaiting: () -> Void = {}) throws(FileProblem) {
        try self.init(at: path, pausing: { usleep(10_000) }, onWaiting: onWaiting)
    }

    /// The same with a pause between two tries that is handed in.
    ///
    /// - Throws: ``FileProblem`` as above.
    init(at path: String, pausing pause: () -> Void, onWaiting: () -> Void) throws(FileProblem) {
        let folder = PathSteps(path).parent
        var hasWaited = false
        var locked: Int32?
        for _ in 0..<Self.attempts where locked == nil {
            if let folder { try Self.make(folder) }
            locked = try Self.lock(path, pausing: pause) {
                if !hasWaited { onWaiting() }
                hasWaited = true
            }
        }
        guard let locked else {
            throw FileProblem(path: path, action: .lock, reason: "another file takes its place again and again")
        }
        descriptor = locked
        if let folder { try? FileRemoval.removeTemporaryFiles(in: folder, access: .shared) }
    }

    /// Makes the folder of a lock file, unless it would lie elsewhere than its path says.
    private static func make(_ folder: String) throws(FileProblem) {
        let steps = PathSteps(folder)
        if let above = steps.parent { try FolderNesting.refuseLinksOut(of: above, named: [String(steps.last)]) }
        try FolderMaking.make(folder)
    }

    /// Opens the file of that name and locks it; nil where the file is another one by then, so that its lock keeps nobody
    /// out.
    private static func lock(
        _ path: String, pausing pause: () -> Void, onWaiting: () -> Void
    ) throws(FileProblem) -> Int32? {
        var descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o666)
        // The file may be of somebody else who works in this folder, too; a lock needs no right to write.
        if descriptor < 0, errno == EACCES {
            descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW)
            // That there is none is not what is wrong: none may be made.
            if descriptor < 0, errno == ENOENT { errno = EACCES }
        }
        guard descriptor >= 0 else { throw RefusedFiles.refusal(to: .lock, path) }
        if !takesAtOnce(descriptor, pausing: pause) {
            if errno == EWOULDBLOCK { onWaiting() }
            guard uninterrupted({ Int(flock(descriptor, LOCK_EX)) }) == 0 else {
                let problem = RefusedFiles.refusal(to: .lock, path)
                close(descriptor)
                throw problem
            }
        }
        guard stands(descriptor, at: path) else {
            close(descriptor)
            return nil
        }
        return descriptor
    }

    /// Whether a lock is free, or becomes free soon, and is taken then; if not, `errno` says why.
    private static func takesAtOnce(_ descriptor: Int32, pausing pause: () -> Void) -> Bool {
        for number in 0...tries {
            if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return true }
            guard errno == EWOULDBLOCK, number < tries else { break }
            pause()
        }
        return false
    }

    /// Whether an open file is the one that stands under a path.
    static func stands(_ descriptor: Int32, at path: String) -> Bool {
        var (opened, named) = (stat(), stat())
        return fstat(descriptor, &opened) == 0 && lstat(path, &named) == 0 && opened.st_dev == named.st_dev
            && opened.st_ino == named.st_ino
    }

    /// The open lock file, for a program that is started under the lock: what has it open holds the lock as well, so that
    /// nobody else takes it before that program has ended, whatever becomes of this one.
    public var handle: Int32 { descriptor }

    deinit {
        close(descriptor)
    }
}
