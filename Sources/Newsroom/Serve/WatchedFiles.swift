import Files

/// What a workspace is read from, as the file system tells of it: where that is the same, nothing has changed.
struct WatchedFiles: Hashable, Sendable {
    private let stamps: [String: FileStamp]

    /// How it stands now.
    ///
    /// - Parameters:
    ///   - folder: the workspace.
    ///   - locales: its locales, which have ledgers.
    ///   - keys: the files of its public keys.
    init(in folder: String, locales: [String], keys: [String]) {
        var paths = ["newsadmin.yml"] + keys
        for name in ["campaigns", "templates", "journeys"] {
            // What cannot be listed is told of when it is read.
            guard let listed = try? FolderListing.contents(below: folder + "/" + name) else { continue }
            paths += (listed.files + listed.links + listed.others).map { name + "/" + $0 }
        }
        // A ledger only grows: folders tell of new files, and one file which release is current.
        for locale in locales {
            paths += ["", "/current", "/approvals"].map { "releases/" + locale + $0 }
        }
        var stamps: [String: FileStamp] = [:]
        for path in paths { stamps[path] = FileStamp(of: folder + "/" + path) }
        self.stamps = stamps
    }
}
