import Campaigns
import Clients
import Files
import Simulation

/// Simulates what users meet who open the app every morning at nine: one phone for each client and the locales that
/// share a schedule, in the language of the first, with the newest version of the app.
struct Courses {
    let edition: Edition
    let now: Instant

    /// The phones, client by client; those of locales that errors stopped are left out.
    ///
    /// They begin with the day, not the moment, so that two builds of one day are the same.
    func simulated() -> [Course] {
        let configuration = edition.workspace.configuration
        let plan = SimulationPlan(folder: "", now: configuration.clock.midnight(before: now), days: Course.days)
        let end = plan.end(configuration.clock)
        return channels.parallelMap(batch: 1) { client, locales -> Course? in
            guard let locale = locales.first,
                let app = try? SimulatedApp(plan, client: client, configuration: configuration),
                case let states = FeedStates(of: client, locale: locale, in: edition, from: plan.now, to: end),
                let device = try? WorkspaceSimulation.device(
                    plan, client: client, locale: locale, app: app, edition: edition, states: states)
            else { return nil }
            return Course(
                client: device.client, clientTitle: device.clientTitle, locale: locale, locales: locales,
                version: app.version, steps: device.steps,
                campaigns: edition.campaignNames(client: device.client, locale: locale), states: states)
        }.compactMap { $0 }
    }

    /// The clients, each with the locales whose phones are shown the same.
    private var channels: [(client: any Client, locales: [String])] {
        let stopped = edition.stoppedLocales
        return (edition.schedules?.pages ?? []).compactMap { page in
            let locales = page.locales.filter { !stopped.contains($0) }
            guard !locales.isEmpty, let client = edition.clients.first(where: { type(of: $0).name == page.client })
            else { return nil }
            return (client, locales)
        }
    }
}
