import Campaigns
import Clients
import Dashboard
import Delivery

extension ServePlan {
    /// The address that pages and phones are given.
    func url(_ address: ServeAddress) -> String {
        guard address.isEverywhere else { return address.url }
        return ServeAddress(host: publicHost ?? "127.0.0.1", port: address.port)?.url ?? address.url
    }

    /// How the workspace is read: as a build reads it, but for where it is served.
    func reader(at now: Instant, _ address: ServeAddress) -> EditionReader {
        var reader = EditionReader.forDashboard(now: now)
        reader.baseURL = url(address) + ServedFolder.path(of: "")
        reader.includesDrafts = showsDrafts
        return reader
    }

    /// What the server’s own pages show.
    func report(
        on workspace: ServedWorkspace, address: ServeAddress, version: Int, moment: ServeMoment,
        failure: WorkspaceReader.Failure?
    ) -> ServeReport {
        let configuration = workspace.edition.workspace.configuration
        return ServeReport(
            app: configuration.name, version: "\(token.prefix(8))-\(version)", token: token, address: url(address),
            isOpen: address.isOpen, clock: configuration.clock, moment: workspace.now,
            followsClock: moment == .clock, showsDrafts: showsDrafts,
            changes: workspace.calendar.changes.map(\.instant),
            findings: failure?.findings ?? workspace.edition.findings, problem: failure?.sentence,
            stopped: configuration.locales.filter(workspace.stopped.contains),
            hasForecast: workspace.pages.contains { $0.path == DashboardRenderer.forecastPath },
            feeds: feeds(of: workspace))
    }

    /// The feeds that apps download, client by client.
    func feeds(of workspace: ServedWorkspace) -> [ServeReport.Feed] {
        let edition = workspace.edition
        let configuration = edition.workspace.configuration
        let served = Set(workspace.feeds.map(\.path))
        let base = configuration.production.baseURL
        return edition.clients.filter { $0.download != nil }.flatMap { client in
            let own = configuration.locales.map { ($0 as String?, type(of: client).feedPath(of: $0)) }
            let combined = client.combinedPaths(configuration.locales).map { (nil as String?, $0) }
            return (own + combined).compactMap { locale, path in
                ServedFolder.place(of: path).map {
                    ServeReport.Feed(
                        client: client.name, title: client.title, locale: locale, address: base + $0,
                        isServed: served.contains(path))
                }
            }
        }
    }
}
