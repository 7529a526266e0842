import Campaigns
import Delivery

/// What a deployment ships.
struct DeployContent {
    /// The files.
    let tree: DeployTree
    /// The locales, with the release that each has.
    let releases: [DeployResult.Release]
    /// When these files change next; nil: not as far as is known.
    let nextChange: Instant?
    /// What phones see in another language than their own, a sentence each.
    var warnings: [Remark] = []
    /// Why some of the locales that were asked for are not among them.
    var refusals: [Refusal] = []
    /// Whether a file among them serves several locales at once.
    var isShared: Bool { !sharedPaths.isEmpty }
    /// The places of those that do.
    var sharedPaths: Set<String> = []
    /// What the ledgers know of what may be there already, by locale; nothing where it is not from releases.
    var known: [String: KnownFiles] = [:]
    /// The feeds, views and pages of each locale, where they have to be remembered.
    var paths: [String: Set<String>] = [:]
}
