import Campaigns

/// The values of a campaign's page.
struct CampaignValues {
    private let report: Report
    private var time: TimeText

    /// A page of a report.
    init(of report: Report) {
        self.report = report
        time = TimeText(report.clock)
    }

    /// What the template `dashboard/campaign` receives.
    mutating func values(of campaign: CampaignReport) -> [String: Any] {
        let findings = FindingValues.sorted(campaign.findings)
        return [
            "app": report.name,
            "root": "../",
            "id": campaign.id,
            "title": campaign.title,
            "language": report.sourceLocale,
            "direction": LanguageValues.direction(of: report.sourceLocale),
            "file": campaign.file,
            "state": campaign.state.rawValue,
            "window": time.full(campaign.window),
            "versions": campaign.versions,
            "findings": FindingValues.values(of: findings, clients: report.clientTitles),
            "hasFindings": !findings.isEmpty,
            "messages": messages(of: campaign),
            "hasMessages": !campaign.messages.isEmpty,
        ]
    }

    private mutating func messages(of campaign: CampaignReport) -> [[String: Any]] {
        var blocks: [[String: Any]] = []
        for message in campaign.messages {
            let language = message.fallback ?? message.locale
            var clients: [[String: Any]] = []
            for client in message.clients {
                clients.append(ClientValues.values(of: client, language: language, time: &time))
            }
            blocks.append([
                "locale": message.locale,
                "anchor": PagePath.encoded("locale-" + message.locale),
                "fallback": message.fallback ?? false,
                "isStopped": report.stoppedLocales.contains(message.locale),
                "clients": clients,
                "hasClients": !clients.isEmpty,
            ])
        }
        return blocks
    }
}
