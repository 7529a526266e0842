/// The values of the page that lists the addresses to enter in an app.
struct ServeAddressValues {
    let report: ServeReport

    init(of report: ServeReport) {
        self.report = report
    }

    /// What the template `dashboard/serve` receives.
    func values() -> TemplateValue {
        var clients: [(title: String, feeds: [ServeReport.Feed])] = []
        for feed in report.feeds {
            if clients.last?.title == feed.title {
                clients[clients.count - 1].feeds.append(feed)
            } else {
                clients.append((feed.title, [feed]))
            }
        }
        let frame = PageFrame(app: report.app, hasForecast: report.hasForecast, nil, root: "../")
        return frame.around([
            "address": .text(report.address),
            "isOpen": .truth(report.isOpen),
            "code": .html(Array((QRCode(report.address)?.svg(title: report.address) ?? "").utf8)),
            "hasClients": .truth(!clients.isEmpty),
            "clients": .list(
                clients.map { client in
                    [
                        "title": .text(client.title), "feeds": .list(client.feeds.filter(\.isServed).map(values)),
                        "missing": .text(missing(of: client.feeds)),
                    ]
                }),
        ])
    }

    /// The feeds that are not there, by their locales; nil where all are.
    private func missing(of feeds: [ServeReport.Feed]) -> String? {
        let missing = feeds.filter { !$0.isServed }.map { $0.locale ?? "all languages" }
        return missing.isEmpty ? nil : missing.listed
    }

    private func values(of feed: ServeReport.Feed) -> TemplateValue {
        [
            "locale": .text(feed.locale),
            "address": .text(feed.address),
            "code": .html(Array((QRCode(feed.address)?.svg(title: feed.address) ?? "").utf8)),
        ]
    }
}
