import Campaigns

/// What the pages have in common on which phones are played: each depends on this, on its phones, and on the templates, and
/// on nothing else of a report.
struct DeviceFrame: Equatable, Sendable {
    /// What every page receives.
    let page: PageFrame
    /// The workspace's clocks.
    let clock: ZoneClock
    /// The locales in the workspace's order.
    let locales: [String]
    /// The clients in the workspace's order.
    let clients: [Client]

    /// A client.
    struct Client: Equatable, Sendable {
        /// Its name in files.
        let name: String
        /// Its name for people.
        let title: String
        /// The locales whose phones can be played.
        let locales: [String]
    }

    /// The frame of a report's phones.
    init(of report: Report) {
        page = PageFrame(report, .devices, root: "../")
        clock = report.clock
        locales = report.locales
        clients = report.clients.map { name, title in
            Client(
                name: name, title: title, locales: report.devices.filter { $0.client == name }.flatMap(\.locales))
        }
    }
}
