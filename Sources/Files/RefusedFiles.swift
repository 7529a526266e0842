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

    /// Notes that a file was not there which had been listed before: the list and the reading are of two moments.
    ///
    /// Problems of other kinds are noted anyway, where they come up.
    public static func noteVanished(_ problem: FileProblem) {
        if problem.isAbsence { note(problem) }
    }

    static func note(_ problem: FileProblem) {
        noted.withLock { noted in
            noted.count += 1
            if noted.count <= most { noted.problems.append(problem) }
        }
    }
}
