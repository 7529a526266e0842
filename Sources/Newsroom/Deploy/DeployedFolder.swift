import Campaigns
import Delivery
import Files
import Releases

/// The folder of this machine that production is deployed to, where it is one and not a remote.
struct DeployedFolder: Sendable {
    /// Where it is.
    let path: String

    /// The folder that a remote names; nil where that is not on this machine.
    init?(remote: String, workspace: String) {
        // rclone's remotes have a colon behind their name.
        guard !remote.isEmpty, !remote.contains(":") else { return nil }
        path = PathSteps(remote).beginAtRoot ? remote : workspace + "/" + remote
    }

    /// The folder that production is deployed to; nil where it is none, or nothing is said.
    init?(of configuration: WorkspaceConfiguration, workspace: String) {
        guard let remote = configuration.production.remote else { return nil }
        self.init(remote: remote, workspace: workspace)
    }

    /// The folder to which rclone leads where its remote is on this machine, as by `:local:/srv/news`; nil of others.
    init?(behind remote: String) {
        guard let folder = RcloneRemote.folder(of: remote) else { return nil }
        path = folder
    }

    /// Why nothing can be deployed there, wherever links lead: it is a workspace, holds it, or lies in a folder that
    /// newsadmin or git uses in it; nil where it does not.
    func claim(in workspace: String) -> WorkspaceFolders.Claim? {
        if (try? FolderNesting.folder(path, holds: workspace + "/newsadmin.yml")) == true {
            return (try? FolderNesting.folder(workspace, holds: path + "/inside")) == true ? .inside : .around
        }
        let isUsed = WorkspaceFolders.used.contains {
            (try? FolderNesting.folder("\(workspace)/\($0)", holds: path + "/inside")) == true
        }
        return isUsed ? .inside : nil
    }

    /// How it differs from what a locale's releases say is due, gzip forms included; nil where nothing is due yet.
    func comparison(
        with ledger: LocaleLedger, of workspace: String, at now: Instant
    ) -> LocaleStanding.DifferingFiles? {
        guard let timeline = ServedTimeline(of: ledger, at: now), timeline.due.release != nil,
            let place = try? FolderPlace(path)
        else { return nil }
        let tree = ServedTree(timelines: [timeline], sizes: ledger.fileSizes, clients: [], clock: .utc)
        let differing = place.looks(at: tree.files, of: tree).filter { !$0.findings.isEmpty || $0.problem != nil }
        if differing.isEmpty { return .init(0) }
        let known = KnownFiles(ledger, at: now, folder: workspace)
        let unknown = differing.count { look in
            guard let hash = look.hash else { return look.isTooLarge }
            return known?.isForeign(hash, FileTime.of("\(path)/\(look.path)"), at: look.path) ?? true
        }
        let early = differing.count { $0.findings.contains { $0.kind == .ahead } }
        return .init(differing.count, unknown: unknown, early: early)
    }
}
