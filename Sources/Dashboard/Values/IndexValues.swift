import Campaigns

/// The values of the overview.
struct IndexValues {
    private let report: Report
    private var time: TimeText

    /// The overview of a report.
    init(of report: Report) {
        self.report = report
        time = TimeText(report.clock)
    }

    /// What the template `dashboard/index` receives.
    mutating func values() -> [String: Any] {
        let findings = FindingValues.sorted(report.findings + report.campaigns.flatMap(\.findings))
        let urgent = findings.filter { $0.severity > .note }
        let known = Set(report.campaigns.map(\.id))
        var values: [String: Any] = [
            "app": report.name,
            "root": "",
            "zone": report.clock.name,
            "findings": FindingValues.values(of: urgent, clients: report.clientTitles) { id in
                known.contains(id) ? PagePath.encoded(PagePath.campaign(id)) : nil
            },
            "hasFindings": !urgent.isEmpty,
            "notes": urgent.count == findings.count ? false : CountText.of(findings.count - urgent.count, "note"),
            "campaigns": campaigns(),
            "hasCampaigns": !report.campaigns.isEmpty,
            "feeds": feeds(),
            "hasFeeds": !report.feeds.isEmpty,
        ]
        let stopped = report.locales.filter(report.stoppedLocales.contains)
        values["stopped"] = stopped.isEmpty ? false : CountText.list(stopped)
        values["since"] = report.since.map { moment($0) } ?? false
        values["next"] = report.nextChange.map { moment($0) } ?? false
        values["nextReason"] = report.nextChangeReason
        values["states"] = CampaignReport.State.onPages.compactMap { state -> [String: Any]? in
            let count = report.campaigns.count { $0.state == state }
            return count == 0 ? nil : ["state": state.rawValue, "count": CountText.grouped(count)]
        }
        return values
    }

    private mutating func moment(_ instant: Instant) -> [String: Any] {
        ["text": time.full(instant), "iso": instant.iso8601]
    }

    /// The campaigns: those on phones first, then those to come; by id among their like.
    private mutating func campaigns() -> [[String: Any]] {
        let direction = LanguageValues.direction(of: report.sourceLocale)
        var rows: [[String: Any]] = []
        for state in CampaignReport.State.onPages {
            for campaign in report.campaigns where campaign.state == state {
                rows.append([
                    "id": campaign.id,
                    "title": campaign.title,
                    "language": report.sourceLocale,
                    "direction": direction,
                    "page": PagePath.encoded(PagePath.campaign(campaign.id)),
                    "state": state.rawValue,
                    "window": time.short(campaign.window),
                    "versions": campaign.versions,
                    "locales": campaign.messages.map { message -> [String: Any] in
                        ["locale": message.locale, "fallback": message.fallback ?? false]
                    },
                    "summary": FindingValues.summary(of: campaign.findings) ?? false,
                ])
            }
        }
        return rows
    }

    private mutating func feeds() -> [[String: Any]] {
        var rows: [[String: Any]] = []
        for feed in report.feeds {
            rows.append([
                "path": feed.path,
                "href": PagePath.encoded(feed.path),
                "client": feed.client,
                "locale": feed.locale ?? false,
                "isOld": feed.locale.map(report.stoppedLocales.contains) ?? false,
                "size": CountText.grouped(feed.bytes),
                "gzipSize": feed.gzipBytes.map(CountText.grouped) ?? false,
                "messages": CountText.grouped(feed.messages),
                "next": feed.nextChange.map { time.short($0) } ?? false,
            ])
        }
        return rows
    }
}

extension CampaignReport.State {
    /// The states in the order in which pages list them.
    static let onPages: [Self] = [.live, .scheduled, .draft, .ended]
}

extension Report {
    /// The clients' names for people, by their names in files.
    var clientTitles: [String: String] {
        Dictionary(clients.map { ($0.name, $0.title) }, uniquingKeysWith: { first, _ in first })
    }
}
