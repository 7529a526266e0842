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
    mutating func values(of campaign: CampaignReport, forms: inout TemplateForms) -> TemplateValue {
        let findings = FindingValues.sorted(campaign.findings)
        return PageFrame(report, .overview, root: "../").around([
            "id": .text(campaign.id),
            "title": .text(campaign.title),
            "language": .text(report.sourceLocale),
            "direction": .text(LanguageValues.direction(of: report.sourceLocale)),
            "file": .text(campaign.file),
            "state": .text(campaign.state.rawValue),
            "window": .text(time.full(campaign.window)),
            "versions": .text(campaign.versions),
            "findings": forms.blocks("dashboard/finding", FindingValues.values(of: findings, clients: clients)),
            "hasFindings": .truth(!findings.isEmpty),
            "hasMessages": .truth(!campaign.messages.isEmpty),
            "messages": messages(of: campaign, forms: &forms),
        ])
    }

    /// The messages, drawn one by one: a page needs no more of them, and many have hundreds of values.
    private mutating func messages(of campaign: CampaignReport, forms: inout TemplateForms) -> TemplateValue {
        var messages: [TemplateValue] = []
        for message in campaign.messages {
            messages.append([
                "locale": .text(message.locale),
                "anchor": .text(anchor(of: message)),
                "html": .html(forms.html("dashboard/message", values(of: message))),
            ])
        }
        return .list(messages)
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
