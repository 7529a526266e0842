import Campaigns

/// The values of campaigns' pages.
struct CampaignValues {
    private let report: Report
    private let clients: [String: String]
    private var time: TimeText

    /// The pages of a report.
    init(of report: Report) {
        self.report = report
        clients = report.clientTitles
        time = TimeText(report.clock)
    }

    /// What the template `dashboard/campaign` receives.
    ///
    /// - Parameter blocks: what the template `dashboard/message` made of its messages.
    mutating func values(of campaign: CampaignReport, blocks: [TemplateValue]) -> TemplateValue {
        let findings = FindingValues.sorted(campaign.findings)
        return [
            "app": .text(report.name),
            "root": "../",
            "id": .text(campaign.id),
            "title": .text(campaign.title),
            "language": .text(report.sourceLocale),
            "direction": .text(LanguageValues.direction(of: report.sourceLocale)),
            "file": .text(campaign.file),
            "state": .text(campaign.state.rawValue),
            "window": .text(time.full(campaign.window)),
            "versions": .text(campaign.versions),
            "findings": .list(FindingValues.values(of: findings, clients: clients)),
            "hasFindings": .truth(!findings.isEmpty),
            "locales": .list(
                campaign.messages.map { ["locale": .text($0.locale), "anchor": .text(anchor(of: $0))] }),
            "hasMessages": .truth(!campaign.messages.isEmpty),
            "messages": .list(blocks),
        ]
    }

    /// What the template `dashboard/message` receives.
    mutating func values(of message: MessageReport) -> TemplateValue {
        let language = message.fallback ?? message.locale
        var blocks: [TemplateValue] = []
        for client in message.clients {
            blocks.append(ClientValues.values(of: client, language: language, time: &time))
        }
        return [
            "locale": .text(message.locale),
            "anchor": .text(anchor(of: message)),
            "fallback": .text(message.fallback),
            "isStopped": .truth(report.stoppedLocales.contains(message.locale)),
            "clients": .list(blocks),
            "hasClients": .truth(!blocks.isEmpty),
        ]
    }

    private func anchor(of message: MessageReport) -> String {
        PagePath.encoded("locale-" + message.locale)
    }
}
