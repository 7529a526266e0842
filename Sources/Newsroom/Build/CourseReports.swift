import Campaigns
import Clients
import Dashboard
import Files
import Simulation

/// What users see who open the app every morning for two weeks: one phone for each client and the locales that share a
/// schedule, in the language of the first, with the newest version of the app.
struct CourseReports {
    let edition: Edition
    let now: Instant
    let stopped: Set<String>

    /// How many days a phone is followed.
    static let days = 14

    /// The phones, client by client; those of locales that errors stopped are left out.
    ///
    /// They begin with the day, not the moment, so that two builds of one day are the same.
    func reports() -> [CourseReport] {
        let configuration = edition.workspace.configuration
        let plan = SimulationPlan(
            folder: "", now: configuration.clock.midnight(before: now), days: Self.days, explains: false)
        return channels.parallelMap(batch: 1) { client, locales -> CourseReport? in
            guard let locale = locales.first,
                let app = try? SimulatedApp(plan, client: client, configuration: configuration),
                let device = try? WorkspaceSimulation.device(
                    plan, client: client, locale: locale, app: app, edition: edition)
            else { return nil }
            return CourseReport(
                client: device.clientTitle, locale: locale, locales: locales, version: app.version,
                days: device.steps.map(\.day))
        }.compactMap { $0 }
    }
}

extension CourseReports {
    /// The clients, each with the locales whose phones are shown the same.
    fileprivate var channels: [(client: any Client, locales: [String])] {
        (edition.schedules?.pages ?? []).compactMap { page in
            let locales = page.locales.filter { !stopped.contains($0) }
            guard !locales.isEmpty, let client = edition.clients.first(where: { type(of: $0).name == page.client })
            else { return nil }
            return (client, locales)
        }
    }
}

extension SimulatedStep {
    /// The step as the dashboard tells it.
    fileprivate var day: CourseReport.Day {
        CourseReport.Day(
            instant: instant, shown: account.shown.map { $0.title ?? $0.id ?? $0.text ?? "" },
            alternatives: account.shown.reduce(0) { $0 + $1.alternatives.count },
            reason: account.shown.isEmpty ? account.reason?.sentence : nil, crash: account.crash)
    }
}

extension ZoneClock {
    /// The beginning of the day that the clocks show at an instant.
    func midnight(before instant: Instant) -> Instant {
        let time = civilTime(at: instant)
        let midnight = CivilTime(year: time.year, month: time.month, day: time.day)
        // In a zone that skips midnight the day begins with the first hour there is.
        return instants(showing: midnight).first ?? midnight.asUTC.advanced(seconds: -offset(at: instant))
    }
}
