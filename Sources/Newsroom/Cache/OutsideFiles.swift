import Files
import Synchronization

/// The files that were read although they are in none of a workspace's folders, such as feeds that journeys name.
final class OutsideFiles: Sendable {
    private let noted = Mutex<[String: FileFingerprint]>([:])

    /// Notes how a file stands that is about to be read, or asked for, wherever links lead. A build may change it
    /// afterwards: what counts is how it stood when it was first asked for.
    func note(_ path: String) {
        noted.withLock { noted in
            if noted[path] == nil { noted[path] = FileFingerprint(of: path, followingLinks: true) }
        }
    }

    /// The files noted, by their paths.
    var fingerprints: [String: FileFingerprint] { noted.withLock { $0 } }
}
