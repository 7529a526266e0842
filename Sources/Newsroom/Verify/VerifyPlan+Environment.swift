import Campaigns
import Files

extension VerifyPlan {
    /// The environment whose folder or address the place is; nil where it is none, or production's as well.
    func environment(in configuration: WorkspaceConfiguration) -> String? {
        guard let place, !isPlace(of: configuration.production, place) else { return nil }
        return configuration.environments.sorted { $0.key < $1.key }.first { isPlace(of: $0.value, place) }?.key
    }

    private func isPlace(of target: PublishingTarget, _ place: String) -> Bool {
        if place.contains("://") { return target.baseURL == (place.hasSuffix("/") ? place : place + "/") }
        guard let remote = target.remote, let folder = DeployedFolder(remote: remote, workspace: self.folder) else {
            return false
        }
        // The folder above “feeds/” may be named as well.
        return [place, place + "/feeds"].contains { holds($0, folder.path) && holds(folder.path, $0) }
    }

    /// Whether a folder is another one, or holds it, wherever links lead.
    private func holds(_ folder: String, _ other: String) -> Bool {
        (try? FolderNesting.folder(folder, holds: other + "/inside")) == true
    }
}
