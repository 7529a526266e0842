import Campaigns
import Files
import Releases

/// Where a workspace's messages and locales stand.
public struct StatusReport: Sendable {
    /// The locales, in the workspace's order.
    var locales: [LocaleStatus]
    /// The workspace's clocks.
    var clock: ZoneClock
    /// What is wrong with the ledgers.
    public var findings: [Diagnostic]
    /// Whether who approves must say who wrote the text.
    private(set) var namesAuthor = false

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
        let context = try ReleaseContext(folder: folder, now: now, locales: locales)
        self.init(context, locales: locales.map(Set.init))
        namesAuthor = !knowsAuthors && !context.configuration.release.selfApproval
    }

    /// The status of a workspace that was read already.
    init(_ context: ReleaseContext, locales: Set<String>? = nil) {
        let names = context.configuration.locales.filter { locales?.contains($0) != false }
        clock = context.configuration.clock
        let ledgers = context.edition.ledgers
        findings =
            ledgers.findings.filter { $0.isAbout(Set(names)) }
            + (locales == nil ? ledgers.findingsOfLocales(besides: context.configuration.locales, at: context.now) : [])
        self.locales = names.parallelMap(batch: 1) { LocaleStatus(of: $0, on: context) }
    }

    /// Whether anything waits for somebody.
    public var isWaiting: Bool { locales.contains(where: \.isWaiting) }
}
