import Campaigns

/// What campaigns' pages have in common: a page depends on this, on its campaign's report, on what changes of the
/// campaign, and on the templates, and on nothing else.
struct CampaignFrame: Equatable, Sendable {
    /// The app's name.
    let app: String
    /// Whether there is a page of forecasts to link to.
    let hasForecast: Bool
    /// The workspace's clocks.
    let clock: ZoneClock
    /// The locales in the workspace's order.
    let locales: [String]
    /// The source locale.
    let sourceLocale: String
    /// The locales that errors stopped.
    let stopped: Set<String>
    /// The locales in which anything was ever approved or released.
    let touched: Set<String>
    /// The clients in the workspace's order.
    let clients: [Client]
    /// The pages of schedules.
    let schedules: [Schedule]

    /// A client.
    struct Client: Equatable, Sendable {
        /// Its name in files.
        let name: String
        /// Its name for people.
        let title: String
    }

    /// A page of a schedule.
    struct Schedule: Equatable, Sendable {
        /// Its name.
        let name: String
        /// The client's name for people.
        let client: String
        /// The locales whose phones share it.
        let locales: [String]
    }

    /// The frame of a report's campaigns.
    init(of report: Report) {
        app = report.name
        hasForecast = report.audience != nil
        clock = report.clock
        locales = report.locales
        sourceLocale = report.sourceLocale
        stopped = report.stoppedLocales
        touched = Set(report.releases.filter(\.hasLedger).map(\.locale))
        clients = report.clients.map { Client(name: $0.name, title: $0.title) }
        schedules = report.schedules.map { Schedule(name: $0.name, client: $0.client, locales: $0.locales) }
    }
}
