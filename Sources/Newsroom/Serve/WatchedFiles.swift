import Files

/// What a workspace is read from, as the file system describes it: where that is the same, nothing has changed.
struct WatchedFiles: Equatable, Sendable {
    /// What is said of each path, in the order in which they were asked for.
    private let files: [File]

    private struct File: Equatable, Sendable {
        var path: String
        /// Nothing where there is none, and where the name is no text, so that nobody can ask for it.
        var stamp: FileStamp?

        init(_ path: String, followingLinks: Bool = false) {
            self.path = path
            stamp = FileStamp(of: path, followingLinks: followingLinks)
        }
    }

    /// How a workspace stands now that is read from these places.
    init(_ places: WorkspacePlaces) {
        var paths = places.files
        for folder in places.folders where folder != places.ledger {
            // What cannot be listed is reported when it is read.
            guard let listed = try? FolderListing.contents(below: folder) else { continue }
            paths += (listed.files + listed.links + listed.others + listed.deeper).map { folder + "/" + $0 }
        }
        // A ledger only grows: folders show new files, one by one as a pull brings them, and one file which release is
        // current.
        paths += (try? FolderListing.tree(at: places.ledger, depth: 1)) ?? []
        for folder in places.deployed { paths += (try? FolderListing.tree(at: folder)) ?? [] }
        files = [File(places.configuration, followingLinks: true)] + paths.map { File($0) }
    }
}
