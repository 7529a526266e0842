import Campaigns
import Files

/// What is to be deployed, and where.
public struct DeployPlan: Sendable {
    /// The workspace's folder.
    public var folder: String
    /// The instant whose state is shipped.
    public var now: Instant
    /// The locales.
    public var locales: [String]
    /// The environment; nil: production.
    public var environment: String?
    /// The environment of the process, in which rclone finds its configuration.
    public var variables: [String: String]

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
        for locale in locales where !configuration.locales.contains(locale) {
            throw .usage(UnknownName.sentence(locale, among: configuration.locales, kind: .locales))
        }
        guard let environment else { return configuration.production }
        guard let target = configuration.environments[environment] else {
            throw .usage(
                UnknownName.sentence(
                    environment, among: configuration.environments.keys.sorted() + ["production"], kind: .environments,
                    takesSeveral: false)
            )
        }
        return target
    }
}

/// What a deployment did, or would do.
public struct DeployResult: Equatable, Sendable {
    /// The place.
    public var place: String
    /// The locales, with the release that each has there; nil where none was needed.
    public var releases: [Release]
    /// The files that were written, in their order.
    public var written: [String]
    /// The files that were removed.
    public var removed: [String]
    /// How many files were as they should be.
    public var unchanged: Int
    /// The bytes that were written.
    public var bytes: Int
    /// When the feeds of these locales change next.
    public var nextChange: Instant?
    /// What phones see in another language than their own, because a feed that serves several locales cannot hide it.
    public var warnings: [String] = []

    /// The release of a locale.
    public struct Release: Equatable, Sendable {
        /// The locale.
        public var locale: String
        /// Its number.
        public var number: Int?
    }
}
