import Campaigns
import Clients
import Files

extension ServedTree {
    /// What phones must find as the ledgers of a workspace say.
    ///
    /// - Parameters:
    ///   - ledgers: the releases.
    ///   - configuration: the workspace's locales and clocks.
    ///   - clients: the clients of the workspace.
    ///   - folder: the workspace's folder.
    ///   - now: the instant whose state is due.
    /// - Throws: ``FileProblem`` where a message cannot be read from the ledger.
    public init(
        of ledgers: LedgerSet, configuration: WorkspaceConfiguration, clients: [any Client], folder: String,
        at now: Instant
    ) throws(FileProblem) {
        var timelines = configuration.locales.compactMap { ServedTimeline(of: ledgers[$0], at: now) }
        var sizes: [String: Int] = [:]
        for locale in configuration.locales { sizes.merge(ledgers[locale].fileSizes) { first, _ in first } }
        let combined = try CombinedTimeline(
            of: timelines, ledgers: ledgers, clients: clients, locales: configuration.locales,
            reader: ContentReader(folder: folder))
        if let timeline = combined.timeline { timelines.append(timeline) }
        sizes.merge(combined.files.mapValues(\.count)) { first, _ in first }
        self.init(
            timelines: timelines, sizes: sizes, clients: clients, clock: configuration.clock,
            left: ledgers.left(beside: configuration.locales))
    }
}
