import Campaigns
import Clients
import Dashboard
import Files
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

    /// The forecasts of all clients with compiled phones, without any where all locales are stopped; nil where the workspace
    /// has no audience.
    func report() -> AudienceReport? {
        let configuration = edition.workspace.configuration
        guard let audience = configuration.audience else { return nil }
        let locales = Set(configuration.locales).subtracting(stopped)
        var report = AudienceReport(users: audience.users, forecasts: [])
        guard !locales.isEmpty else { return report }
        let forecasts = edition.clients.parallelMap(batch: 1) { prepared(of: $0, audience: audience, locales: locales) }
        for (client, prepared) in zip(edition.clients, forecasts) {
            guard prepared.isCompiled else {
                report.leftOut.append(client.title)
                continue
            }
            var setting = prepared.setting
            setting.users = min(audience.users, Self.mostUsers)
            let cores = ProcessInfo.processInfo.activeProcessorCount
            report.forecasts.append(
                ForecastReport(setting, totals: prepared.forecast.run(0..<setting.users, jobs: cores)))
        }
        return report
    }

    /// The users with their phones of one client.
    private func prepared(of client: any Client, audience: AudienceModel, locales: Set<String>) -> PreparedForecast {
        let plan = ForecastPlan(folder: "", now: now, locales: locales, clients: [client.name], days: Self.days)
        do throws(JourneyError) {
            return try PreparedForecast(edition, audience: audience, plan: plan)
        } catch {
            // A client refuses in newsadmin.yml what its devices would refuse, and these days are not far from a moment
            // that newsadmin works as of.
            preconditionFailure("no phone has \(client.title) as newsadmin.yml sets it up: \(error)")
        }
    }
}

extension PreparedForecast {
    /// Whether no phone is a device as it is.
    fileprivate var isCompiled: Bool { forecast.fleets.allSatisfy { !($0 is DeviceFleet) } }
}
