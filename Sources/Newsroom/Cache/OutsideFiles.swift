import Synchronization

/// The files that were read although they are in none of a workspace's folders, such as feeds that journeys name.
final class OutsideFiles: Sendable {
    private let noted = Mutex<Set<String>>([])

    /// Notes that a file was read, or asked for.
    func note(_ path: String) {
        noted.withLock { _ = $0.insert(path) }
    }

    /// The files noted.
    var paths: Set<String> { noted.withLock { $0 } }
}
