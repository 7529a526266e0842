import Campaigns
import Files
import Releases

/// Where a workspace's messages and locales stand.
public struct StatusReport: Sendable {
    /// The locales, in the workspace's order.
    public var locales: [LocaleStatus]
    /// The workspace's clocks.
    public var clock: ZoneClock
    /// What is wrong with the ledgers.
    public var findings: [Diagnostic]
    /// Whether who approves must say who wrote the text.
    public private(set) var namesAuthor = false

    /// Reads the status of a workspace.
    ///
    /// - Parameters:
    ///   - folder: the workspace's folder.
    ///   - now: the instant to work as of.
    ///   - locales: the locales of interest; nil: all.
    ///   - knowsAuthors: whether version control knows who wrote what.
    public init(
        folder: String, now: Instant, locales: [String]? = nil, knowsAuthors: Bool = true
    ) throws(ReleaseFailure) {
        let ground = try ReleaseGround(folder: folder, now: now, locales: locales)
        self.init(ground, locales: locales.map(Set.init))
        namesAuthor = !knowsAuthors && !ground.configuration.release.selfApproval
    }

    /// The status of a workspace that was read already.
    init(_ ground: ReleaseGround, locales: Set<String>? = nil) {
        let names = ground.configuration.locales.filter { locales?.contains($0) != false }
        clock = ground.configuration.clock
        let ledgers = ground.edition.ledgers
        findings =
            ledgers.findings.filter { $0.isAbout(Set(names)) }
            + (locales == nil ? ledgers.findingsOfLocales(besides: ground.configuration.locales, at: ground.now) : [])
        self.locales = names.parallelMap(batch: 1) { LocaleStatus(of: $0, on: ground) }
    }

    /// Whether anything waits for somebody.
    public var isWaiting: Bool { locales.contains(where: \.isWaiting) }
}
