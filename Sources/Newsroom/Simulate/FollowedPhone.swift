import Campaigns
import Clients
import Simulation

/// A phone of the workspace that the dashboard follows, in an app that is opened and posts no events.
///
/// It can be followed whatever the workspace says: a page on which it was missing would look as if phones showed nothing.
struct FollowedPhone {
    /// The app's version; nil where the workspace names none.
    let version: String?
    /// What happens, in order of time.
    let steps: [SimulatedStep]

    /// Follows a phone through the launches of a plan of ours.
    ///
    /// - Parameter states: the feed's states, from the plan's beginning to its end.
    init(_ plan: SimulationPlan, client: any Client, locale: String, edition: Edition, states: FeedStates) {
        let configuration = edition.workspace.configuration
        precondition(
            Instant.representable.contains(plan.now) && Instant.representable.contains(plan.end(configuration.clock)),
            "steps are in years of four digits, as they are around each moment that newsadmin works as of")
        do throws(SimulationFailure) {
            let app = try SimulatedApp(plan, client: client, configuration: configuration)
            let device = try WorkspaceSimulation.device(
                plan, client: client, locale: locale, app: app, edition: edition, states: states)
            version = app.version
            steps = device.steps
        } catch {
            // Only journeys and command lines that people write hold what a device does not understand. These settings,
            // steps and answers are the client's own, which refuses in newsadmin.yml what its devices would refuse.
            preconditionFailure("a phone with \(client.title) does not understand its own client: \(error)")
        }
    }
}
