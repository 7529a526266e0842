import Campaigns
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
        path = remote.hasPrefix("/") ? remote : workspace + "/" + remote
    }

    /// The folder that production is deployed to; nil where it is none, or nothing is said.
    init?(of configuration: WorkspaceConfiguration, workspace: String) {
        guard let remote = configuration.production.remote else { return nil }
        self.init(remote: remote, workspace: workspace)
    }

    /// Whether it holds what a release says is due.
    func comparison(with release: ReleaseManifest?, at now: Instant) -> LocaleStatus.Deployment {
        guard let release, let state = release.states[release.due(at: now)] else { return .unknown }
        let differing = state.filter { file in
            // What is sent by a server is not deployed.
            guard file.key.hasPrefix("feeds/") else { return false }
            let place = path + file.key.dropFirst("feeds".count)
            let bytes = try? FileReading.bytes(at: place, limit: ImageLibrary.sizeLimit)
            return bytes.map { SHA256Digest(of: $0).hexadecimal } != file.value
        }
        return differing.isEmpty ? .current : .behind(files: differing.count)
    }
}
