import Campaigns
import Clients
import Files
import Releases
import Simulation

/// Simulates a device that reads what was released last, byte for byte as the ledger keeps it, whatever the working files say by
/// now.
public struct ReleasedSimulation: Sendable {
    private let plan: SimulationPlan

    /// A simulation of that plan.
    public init(_ plan: SimulationPlan) {
        self.plan = plan
    }

    /// What the device shows.
    ///
    /// - Throws: ``SimulationFailure``, also where nothing was released, where the ledger is damaged, and for a client whose feed
    ///   serves all locales at once, which no release of one of them holds.
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
        let release = try Self.release(of: locale, in: edition, at: plan.now)
        let app = try SimulatedApp(plan, client: client, configuration: configuration)
        let occasions = try app.occasions(plan)
        let end = app.end(plan)
        let states = try SimulationFailure.filing { () throws(FileProblem) in
            try ReleasedFeedStates(of: client, in: release, from: plan.now, folder: plan.folder)
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
                remarks: app.remarks + remarks(on: release, states, client: client, until: last, by: app.clock),
                errors: StoppingErrors())
        } catch {
            throw .journey(error)
        }
    }

    /// The release that phones get.
    private static func release(
        of locale: String, in edition: Edition, at now: Instant
    ) throws(SimulationFailure) -> ReleaseManifest {
        let ledger = edition.ledgers[locale]
        if ledger.findings.contains(where: { $0.severity == .error }) {
            throw .usage("the ledger of \(locale) is not as releases left it; \(command: "verify") tells more")
        }
        guard let release = ledger.release(dueAt: now) else {
            throw .usage("nothing was released in \(locale) yet; \(command: "release", locale) makes a release")
        }
        return release
    }

    private func remarks(
        on release: ReleaseManifest, _ states: ReleasedFeedStates, client: any Client, until last: Instant,
        by clock: ZoneClock
    ) -> [Remark] {
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

/// The feed of a client in every state of a release from an instant on.
final class ReleasedFeedStates: Sendable {
    private let starts: [Instant]
    private let feeds: [FeedBody?]
    private let files: [[String: String]]
    private let reader: ContentReader
    private let locale: String

    /// The states of a release that phones find from an instant on.
    ///
    /// - Throws: ``FileProblem`` where the ledger does not hold the bytes of a feed.
    init(of client: any Client, in release: ReleaseManifest, from start: Instant, folder: String) throws(FileProblem) {
        reader = ContentReader(folder: folder)
        locale = release.locale
        let path = type(of: client).feedPath(of: release.locale)
        let first = release.due(at: start)
        starts = release.states.keys.filter { $0 >= first }.sorted()
        files = starts.map { release.states[$0] ?? [:] }
        var read: [String: FeedBody] = [:]
        var feeds: [FeedBody?] = []
        for files in files {
            guard let hash = files[path] else {
                feeds.append(nil)
                continue
            }
            if read[hash] == nil { read[hash] = FeedBody(try reader.bytes(hash, locale: release.locale)) }
            feeds.append(read[hash])
        }
        self.feeds = feeds
    }

    /// Whether some state has a feed of the client.
    var hasFeed: Bool { feeds.contains { $0 != nil } }

    /// What a device finds at an instant.
    func space(at instant: Instant) -> SimulatedSpace {
        let state = starts.lastIndex { $0 <= instant } ?? 0
        let files = files.indices.contains(state) ? files[state] : [:]
        return SimulatedSpace(feeds.indices.contains(state) ? feeds[state] : nil) { [reader, locale] path in
            // The ledger was verified when it was read.
            files[path].flatMap { try? reader.bytes($0, locale: locale) }
        }
    }
}
