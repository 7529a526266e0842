import Campaigns
import Clients
import Simulation

/// Simulates a device that reads the workspace's own feeds, each as it is published at the moment.
public struct WorkspaceSimulation: Sendable {
    private let plan: SimulationPlan

    /// A simulation of that plan.
    public init(_ plan: SimulationPlan) {
        self.plan = plan
    }

    /// What the device shows.
    ///
    /// - Throws: ``SimulationFailure``.
    public func run() throws(SimulationFailure) -> SimulationResult {
        let (edition, client, locale) = try SimulatedChoice.channel(of: plan)
        let configuration = edition.workspace.configuration
        let app = try SimulatedApp(plan, client: client, configuration: configuration)
        let device = try Self.device(plan, client: client, locale: locale, app: app, edition: edition)
        return SimulationResult(
            devices: [device], remarks: app.remarks,
            errors: StoppingErrors(in: edition, locales: [locale]))
    }

    /// What one device of an edition shows.
    ///
    /// - Parameter states: the feed's states, from the plan's beginning to its end, where they are known; else they are
    ///   encoded.
    static func device(
        _ plan: SimulationPlan, client: any Client, locale: String, app: SimulatedApp, edition: Edition,
        states: FeedStates? = nil
    ) throws(SimulationFailure) -> SimulatedDevice {
        let occasions = try app.occasions(plan)
        let end = app.end(plan)
        // Events that follow the last launch may come after the last day.
        let last = max(end.instant, occasions.last?.instant ?? plan.now)
        let states = states ?? FeedStates(of: client, locale: locale, in: edition, from: plan.now, to: last)
        let simulation = DeviceSimulation(
            client: client, locale: locale, response: plan.response, space: states.space(at:))
        do {
            return SimulatedDevice(
                client: client.name, clientTitle: client.title,
                clientVersion: client.clientVersion, locale: locale, clock: app.clock,
                steps: try simulation.run(occasions, from: plan.now, until: end))
        } catch {
            throw .journey(error)
        }
    }
}
