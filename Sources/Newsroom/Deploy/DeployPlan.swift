import Campaigns
import Files

/// What is to be deployed, and where.
public struct DeployPlan: Sendable {
    /// The workspace's folder.
    public var folder: String
    /// The instant whose state is shipped.
    public var now: Instant
    /// The locales.
    var locales: [String]
    /// The environment; nil: production.
    public var environment: String?
    /// Whether files are replaced that hold what no release here has: those of somebody else's release, or of another tool.
    public var overwrites = false
    /// The environment of the process, in which rclone finds its configuration.
    var variables: [String: String]
    /// The moment once nobody has to be waited for any more; nil: ``now``, however long that takes.
    public var clock: (@Sendable () -> Instant)?

    /// A deployment of some locales.
    public init(
        folder: String, now: Instant, locales: [String], environment: String? = nil, variables: [String: String] = [:]
    ) {
        self.folder = folder
        self.now = now
        self.locales = locales.uniqued()
        // Production may be named, too.
        self.environment = environment == "production" ? nil : environment
        self.variables = variables
    }

    /// The environment's name.
    var name: String { environment ?? "production" }

    /// The place that the environment names.
    ///
    /// - Throws: a usage error for a locale or an environment that `newsadmin.yml` does not have.
    func target(in configuration: WorkspaceConfiguration) throws(ReleaseFailure) -> PublishingTarget {
        try configuration.checkLocales(locales)
        guard let environment else { return configuration.production }
        guard let target = configuration.environments[environment] else {
            throw .usage(
                Sentence(
                    UnknownName.sentence(
                        environment, among: configuration.environments.keys.sorted() + ["production"],
                        kind: .environments, takesSeveral: false))
            )
        }
        return target
    }
}
