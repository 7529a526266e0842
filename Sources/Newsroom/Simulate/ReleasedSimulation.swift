import Campaigns
import Clients
import Files
import Releases
import Simulation

/// Simulates a device that reads what was released, byte for byte as the ledger keeps it, whatever the working files
/// say by now.
public struct ReleasedSimulation: Sendable {
    private let plan: SimulationPlan

    /// A simulation of that plan.
    public init(_ plan: SimulationPlan) {
        self.plan = plan
    }

    /// What the device shows.
    ///
    /// - Returns: no device, but the errors, where the ledger is damaged.
    /// - Throws: ``SimulationFailure``, also where nothing was released, and for a client whose feed serves all locales
    ///   at once, which no release of one of them holds.
    public func run() throws(SimulationFailure) -> SimulationResult {
        let edition = try SimulationFailure.reading { () throws(WorkspaceReader.Failure) in
            try EditionReader(now: plan.now).read(plan.folder)
        }
        let configuration = edition.workspace.configuration
        let name = try SimulatedChoice.client(plan.client, of: configuration)
        let locale = try SimulatedChoice.locale(plan.locale, of: configuration)
        guard let client = edition.clients.first(where: { $0.name == name }) else {
            throw .usage("the workspace has no client “\(name)”")
        }
        if client.combines(configuration.locales) {
            throw .usage("phones with \(client.title) read one feed for all languages, which no release of one holds")
        }
        let ledger = edition.ledgers[locale]
        let damages = ledger.findings.filter { $0.severity == .error }
        if !damages.isEmpty { return SimulationResult(devices: [], remarks: [], errors: StoppingErrors(damages)) }
        guard ledger.release(dueAt: plan.now) != nil else {
            throw .usage("nothing was released in \(locale) yet; \(command: "release", locale) makes a release")
        }
        let app = try SimulatedApp(plan, client: client, configuration: configuration)
        let occasions = try app.occasions(plan)
        let end = app.end(plan)
        let states = try SimulationFailure.filing { () throws(FileProblem) in
            try ReleasedFeedStates(of: client, in: ledger, from: plan.now, folder: plan.folder)
        }
        let simulation = DeviceSimulation(
            client: client, locale: locale, response: plan.response, space: states.space(at:))
        do {
            let device = SimulatedDevice(
                client: client.name, clientTitle: client.title, clientVersion: client.clientVersion, locale: locale,
                clock: app.clock, steps: try simulation.run(occasions, from: plan.now, until: end))
            let last = max(end.instant, occasions.last?.instant ?? plan.now)
            return SimulationResult(
                devices: [device],
                remarks: app.remarks + remarks(on: ledger, states, client: client, until: last, by: app.clock),
                errors: StoppingErrors())
        } catch {
            throw .journey(error)
        }
    }

    private func remarks(
        on ledger: LocaleLedger, _ states: ReleasedFeedStates, client: any Client, until last: Instant,
        by clock: ZoneClock
    ) -> [Remark] {
        guard let release = ledger.release(dueAt: last) else { return [] }
        var remarks: [Remark] = []
        if !states.hasFeed {
            remarks.append(.note("release \(release.number) of \(release.locale) has no feed of \(client.title)"))
        }
        if release.horizon < last {
            remarks.append(
                .note(
                    """
                    release \(release.number) knows what changes until \(release.horizon, by: clock); from then on, the \
                    phone finds what was there last
                    """))
        }
        return remarks
    }
}

/// What phones of a client find in every state of a locale's releases from an instant on.
struct ReleasedFeedStates: Sendable {
    private var states: [State] = []

    private struct State {
        let start: Instant
        /// The feed; nil where there is none.
        let feed: FeedBody?
        /// The client's views and pages, by their paths below `public/`.
        let pages: [String: [UInt8]]
    }

    /// The states that phones find from an instant on: those of the release that is due then, and of later ones, each
    /// until the next was made.
    ///
    /// - Throws: ``FileProblem`` where the ledger does not hold the bytes that it names.
    init(of client: any Client, in ledger: LocaleLedger, from start: Instant, folder: String) throws(FileProblem) {
        let kind = type(of: client)
        let reader = ContentReader(folder: folder)
        let path = kind.feedPath(of: ledger.locale)
        var feeds: [String: FeedBody] = [:]
        var read: [String: [UInt8]] = [:]
        for (index, release) in ledger.releases.enumerated() {
            let end = index + 1 < ledger.releases.count ? ledger.releases[index + 1].time : nil
            if let end, end <= start { continue }
            let first = release.due(at: start)
            for (instant, files) in release.states.sorted(by: { $0.key < $1.key })
            where instant >= first && end.map({ instant < $0 }) != false {
                var pages: [String: [UInt8]] = [:]
                for (path, hash) in files where kind.isPage(path, in: ledger.locale) {
                    if read[hash] == nil { read[hash] = try reader.bytes(hash, locale: ledger.locale) }
                    pages[path] = read[hash]
                }
                if let hash = files[path], feeds[hash] == nil {
                    feeds[hash] = FeedBody(try reader.bytes(hash, locale: ledger.locale))
                }
                states.append(State(start: instant, feed: files[path].flatMap { feeds[$0] }, pages: pages))
            }
        }
    }

    /// Whether some state has a feed of the client.
    var hasFeed: Bool { states.contains { $0.feed != nil } }

    /// What a device finds at an instant.
    func space(at instant: Instant) -> SimulatedSpace {
        let state = states.last { $0.start <= instant } ?? states.first
        return SimulatedSpace(state?.feed) { state?.pages[$0] }
    }
}
