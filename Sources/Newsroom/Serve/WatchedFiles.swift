import Campaigns
import Clients
import Files
import Foundation

/// What a workspace is read from, as the file system tells of it: where that is the same, nothing has changed.
struct WatchedFiles: Equatable, Sendable {
    /// What is said of each path, in the order in which they were asked for.
    private let files: [File]

    private struct File: Equatable, Sendable {
        var path: String
        /// Nothing where there is none, and where the name is no text, so that nobody can ask for it.
        var stamp: FileStamp?
    }

    /// How it stands now.
    ///
    /// - Parameters:
    ///   - folder: the workspace.
    ///   - keys: the files of its public keys.
    ///   - deployed: the folder that production is deployed to, which pages compare with what is due; nil: none.
    init(in folder: String, keys: [String], deployed: String?) {
        var paths: [String] = []
        for path in (["newsadmin.yml"] + keys).map({ folder + "/" + $0 }) {
            // Where it is a link, what that leads to is read.
            paths += [path, URL(fileURLWithPath: path).resolvingSymlinksInPath().path]
        }
        for name in ["campaigns", "templates", "journeys"] {
            // What cannot be listed is told of when it is read.
            guard let listed = try? FolderListing.contents(below: folder + "/" + name) else { continue }
            paths += (listed.files + listed.links + listed.others + listed.deeper).map {
                folder + "/" + name + "/" + $0
            }
        }
        // A ledger only grows: folders tell of new files, one by one as a pull brings them, and one file which release is
        // current.
        paths += (try? FolderListing.tree(at: folder + "/releases", depth: 1)) ?? []
        if let deployed {
            for name in ClientCatalogue.names + ["assets"] {
                paths += (try? FolderListing.tree(at: deployed + "/" + name)) ?? []
            }
        }
        files = paths.map { File(path: $0, stamp: FileStamp(of: $0)) }
    }

    /// How a workspace stands now of which the configuration was read.
    init(in folder: String, _ configuration: WorkspaceConfiguration) {
        self.init(
            in: folder, keys: configuration.release.keys,
            deployed: DeployedFolder(of: configuration, workspace: folder)?.path)
    }
}
