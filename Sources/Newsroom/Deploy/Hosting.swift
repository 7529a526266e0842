import Campaigns
import Delivery

/// Configurations for the place that a deployment goes to.
public struct Hosting: Sendable {
    private let plan: DeployPlan

    /// The place that a deployment of this plan would go to; its folder is to be named from the root.
    public init(_ plan: DeployPlan) {
        self.plan = plan
    }

    /// A configuration, ready to paste.
    ///
    /// - Throws: a usage error where the place has no address, or one that configurations cannot hold unchanged.
    public func text(_ form: HostingForm) throws(ReleaseFailure) -> String {
        let configuration = try ReleaseFailure.configuration(in: plan.folder)
        let target = try plan.target(in: configuration)
        let folder = target.remote.flatMap { DeployedFolder(remote: $0, workspace: plan.folder) }
        do {
            let site = try HostedSite(
                baseURL: target.baseURL, folder: folder?.path, remote: target.remote,
                workspace: plan.folder, folderInRepository: VersionControl.path(inRepositoryOf: plan.folder),
                locales: plan.locales.isEmpty ? configuration.locales : plan.locales, environment: plan.environment)
            return form.text(for: site)
        } catch {
            throw .usage("\(error)")
        }
    }
}
