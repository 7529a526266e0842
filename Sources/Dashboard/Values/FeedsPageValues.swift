import Campaigns

/// The values of the page that lists the feeds of the working files.
struct FeedsPageValues {
    private let report: Report
    private var time: TimeText

    /// The feeds of a report.
    init(of report: Report) {
        self.report = report
        time = TimeText(report.clock)
    }

    /// What the template `dashboard/feeds` receives.
    mutating func values() -> TemplateValue {
        var rows: [TemplateValue] = []
        for feed in report.feeds {
            let next = feed.nextChange.map { time.short($0) }
            rows.append([
                "path": .text(feed.path),
                "href": .text(PagePath.encoded(feed.path)),
                "address": .text(feed.address.isEmpty ? nil : feed.address),
                "hash": .text(feed.sha256),
                "shortHash": .text(String(feed.sha256.prefix(12))),
                "client": .text(feed.client),
                "locale": .text(feed.locale),
                "isOld": .truth(feed.locale.map(report.stoppedLocales.contains) == true),
                "size": .text(CountWords.grouped(feed.bytes)),
                "gzipSize": .text(feed.gzipBytes.map { CountWords.grouped($0) }),
                "messages": .text(CountWords.grouped(feed.messages)),
                "next": .text(next),
            ])
        }
        return PageFrame(report, .feeds).around([
            "zone": .text(report.clock.name),
            "outdated": time.moment(report.feedsOutdatedFrom),
            "feeds": .list(rows),
            "hasFeeds": .truth(!rows.isEmpty),
        ])
    }
}
