import Synchronization

/// The files that the operating system has refused to this process although they may be there: for want of permission,
/// memory or descriptors, or because a disk fails.
///
/// What was worked out meanwhile may lack them, and may be whole the next time without any file having changed. So whoever
/// remembers a result looks here first.
public enum RefusedFiles {
    /// How many are known by name.
    private static let most = 10_000
    private static let noted = Mutex<(problems: [FileProblem], count: Int)>(([], 0))

    /// How many there were so far.
    public static var count: Int { noted.withLock { $0.count } }

    /// Those behind the first ones.
    ///
    /// - Parameter count: how many there were before.
    /// - Returns: nil where they were too many to be known.
    public static func all(after count: Int) -> ArraySlice<FileProblem>? {
        noted.withLock { $0.count > most ? nil : $0.problems[count...] }
    }

    static func note(_ problem: FileProblem) {
        noted.withLock { noted in
            noted.count += 1
            if noted.count <= most { noted.problems.append(problem) }
        }
    }
}
