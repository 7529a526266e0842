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
        let (edition, client, locale) = try SimulatedChoice.channel(of: plan)
        let configuration = edition.workspace.configuration
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
