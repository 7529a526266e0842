#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

import Synchronization

/// The files that the operating system has refused to this process although they may be there: for want of permission,
/// memory or descriptors, because a disk fails, or because they were taken away for a moment.
///
/// What was worked out meanwhile may lack them, and may be whole the next time without any file having changed. So whoever
/// remembers a result looks here first.
public enum RefusedFiles {
    /// How many are known by name.
    private static let most = 10_000
    private static let noted = Mutex<(problems: [FileProblem], count: Int)>(([], 0))

    /// How many there were so far.
    public static var count: Int { noted.withLock { $0.count } }

    /// Those that are known by name behind the first ones, and whether these are all.
    ///
    /// - Parameter count: how many there were before.
    public static func known(after count: Int) -> (problems: [FileProblem], areAll: Bool) {
        noted.withLock { (Array($0.problems.dropFirst(count)), $0.count <= most) }
    }

    /// What the operating system refuses, with the reason that `errno` holds now: noted, where the file may be there.
    ///
    /// - Parameters:
    ///   - action: what was tried.
    ///   - path: the file or folder it happened to.
    static func refusal(to action: FileProblem.Action, _ path: String) -> FileProblem {
        let code = errno
        let cause: FileProblem.Cause =
            switch code {
            case ENOENT: .absence
            case EACCES, EPERM: .permission
            default: .other
            }
        let problem = FileProblem(path: path, action: action, reason: String(cString: strerror(code)), cause: cause)
        // What is not there, no folder, a folder or a link is so at the next look as well.
        if ![ENOENT, ENOTDIR, EISDIR, ELOOP].contains(code) { note(problem) }
        return problem
    }

    /// Notes that a file was not there which had been listed before: the list and the reading are of two moments.
    ///
    /// Problems of other kinds are noted anyway, where they come up.
    public static func noteVanished(_ problem: FileProblem) {
        if problem.cause == .absence { note(problem) }
    }

    private static func note(_ problem: FileProblem) {
        noted.withLock { noted in
            noted.count += 1
            if noted.count <= most { noted.problems.append(problem) }
        }
    }
}
