import Campaigns
import Delivery

/// Configurations for the place that a deployment goes to.
public struct Hosting: Sendable {
    private let plan: DeployPlan
    private let program: String

    /// The place that a deployment of this plan would go to.
    ///
    /// - Parameters:
    ///   - plan: the deployment, whose folder is named from the root.
    ///   - program: the file of the program that is to deploy, by its path from the root.
    public init(_ plan: DeployPlan, program: String) {
        self.plan = plan
        self.program = program
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
                locales: plan.locales.isEmpty ? configuration.locales : plan.locales, environment: plan.environment,
                program: program)
            return try form.text(for: site)
        } catch {
            throw .usage("\(error)")
        }
    }
}
