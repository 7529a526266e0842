import Campaigns
import Clients
import Dashboard
import Foundation
import Simulation

/// How far messages will reach, for the dashboard: in workspaces that say who their audience is.
struct AudienceReports {
    let edition: Edition
    let now: Instant
    let stopped: Set<String>

    /// How many days a build looks ahead.
    private static let days = 90
    /// How many users a build has the time for; for devices as they are it has none.
    private static let mostUsers = 10_000

    /// The forecasts of all clients with compiled phones; nil where there is none, or the workspace has no audience.
    func report() -> AudienceReport? {
        let configuration = edition.workspace.configuration
        guard let audience = configuration.audience else { return nil }
        let locales = Set(configuration.locales).subtracting(stopped)
        guard !locales.isEmpty else { return nil }
        let forecasts = edition.clients.compactMap { client -> ForecastReport? in
            let plan = ForecastPlan(
                folder: "", now: now, locales: locales, clients: [client.name], days: Self.days)
            guard let scene = try? ForecastScene(edition, audience: audience, plan: plan), scene.isCompiled else {
                return nil
            }
            var setting = scene.setting
            setting.users = min(audience.users, Self.mostUsers)
            let cores = ProcessInfo.processInfo.activeProcessorCount
            return ForecastReport(setting, totals: scene.forecast.run(0..<setting.users, jobs: cores))
        }
        return forecasts.isEmpty ? nil : AudienceReport(users: audience.users, forecasts: forecasts)
    }
}

extension ForecastScene {
    /// Whether no phone is a device as it is.
    fileprivate var isCompiled: Bool { forecast.fleets.allSatisfy { !($0 is DeviceFleet) } }
}
