import Campaigns
import Releases

/// Where a workspace is read from, for whoever wants to know whether anything has changed there.
struct WorkspacePlaces: Sendable {
    /// The configuration, which is read wherever links lead.
    let configuration: String
    /// Files that are read unless they are links.
    let files: [String]
    /// Folders in which everything may be read; each may itself be a link, but what is a link in it is passed over.
    let folders: [String]
    /// The folder of releases, which is one of these.
    let ledger: String
    /// Where production's feeds and images stand once they are deployed to a folder of this machine.
    let deployed: [String]
    /// The folders that these are in, which decide whether anything can be found there.
    let deployedRoots: [String]

    /// The places of a workspace.
    ///
    /// - Parameters:
    ///   - folder: where it is.
    ///   - keys: the files of its public keys, relative to it.
    ///   - deployed: the folder that production is deployed to; nil: none.
    init(in folder: String, keys: [String], deployed: String?) {
        configuration = folder + "/newsadmin.yml"
        // A journal lists which files in the ledger are left of a release that never came to be.
        files = (keys + [".newsadmin/ledger.journal"]).map { folder + "/" + $0 }
        ledger = folder + "/releases"
        folders = ["campaigns", "templates", "journeys"].map { folder + "/" + $0 } + [ledger]
        // Who deploys may have made them there or below.
        deployedRoots = deployed.map { [$0, $0 + "/feeds"] } ?? []
        self.deployed = deployedRoots.flatMap { root in ServedFile.folders.map { root + "/" + $0 } }
    }

    /// The places of a workspace with this configuration.
    init(in folder: String, _ configuration: WorkspaceConfiguration) {
        self.init(
            in: folder, keys: configuration.release.keys,
            deployed: DeployedFolder(of: configuration, workspace: folder)?.path)
    }
}
