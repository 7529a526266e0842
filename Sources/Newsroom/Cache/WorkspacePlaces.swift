import Campaigns
import Clients

/// Where a workspace is read from, for whoever wants to know whether anything has changed there.
struct WorkspacePlaces: Sendable {
    /// The workspace's folder.
    let folder: String
    /// Files that are read wherever links lead.
    let files: [String]
    /// Folders in which everything may be read; each may itself be a link, but what is a link in it is passed over.
    let folders: [String]
    /// The folder of releases, which is one of these.
    let ledger: String
    /// What tells which files in it are left of a release that never came to be.
    let ledgerJournal: String
    /// Where production's feeds and images stand once they are deployed to a folder of this machine.
    let deployed: [String]

    /// The places of a workspace.
    ///
    /// - Parameters:
    ///   - folder: where it is.
    ///   - keys: the files of its public keys, relative to it.
    ///   - deployed: the folder that production is deployed to; nil: none.
    init(in folder: String, keys: [String], deployed: String?) {
        self.folder = folder
        files = (["newsadmin.yml"] + keys).map { folder + "/" + $0 }
        ledger = folder + "/releases"
        folders = ["campaigns", "templates", "journeys"].map { folder + "/" + $0 } + [ledger]
        ledgerJournal = folder + "/.newsadmin/ledger.journal"
        // Who deploys may have made them there or below.
        let roots = deployed.map { [$0, $0 + "/feeds"] } ?? []
        self.deployed = roots.flatMap { root in (ClientCatalogue.names + ["assets"]).map { root + "/" + $0 } }
    }

    /// The places of a workspace with this configuration.
    init(in folder: String, _ configuration: WorkspaceConfiguration) {
        self.init(
            in: folder, keys: configuration.release.keys,
            deployed: DeployedFolder(of: configuration, workspace: folder)?.path)
    }
}
