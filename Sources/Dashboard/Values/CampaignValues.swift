import Campaigns
import Clients

/// The values of campaigns' pages.
struct CampaignValues {
    /// How many findings are listed, the worst first.
    private static let listedFindings = 20

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
        let findings = FindingValues.sorted(campaign.findings.filter { $0.rule != .noPlace })
        let listed = Array(findings.prefix(Self.listedFindings))
        return PageFrame(report, .overview, root: "../").around([
            "id": .text(campaign.id),
            "title": .text(campaign.title),
            "language": .text(report.sourceLocale),
            "direction": .text(LanguageValues.direction(of: report.sourceLocale)),
            "file": .text(campaign.file),
            "state": .text(campaign.state.rawValue),
            "window": .text(time.full(campaign.window)),
            "versions": .text(campaign.versions),
            "findings": forms.blocks("dashboard/finding", FindingValues.values(of: listed, clients: clients)),
            "moreFindings": .text(
                findings.count > listed.count ? "\(CountText.grouped(findings.count - listed.count)) more" : nil),
            "hasFindings": .truth(!findings.isEmpty),
            "unkept": unkept(in: campaign),
            "hasUnkept": .truth(campaign.findings.contains { $0.rule == .noPlace }),
            "hasMessages": .truth(!campaign.messages.isEmpty),
            "messages": forms.blocks("dashboard/message", campaign.messages.map(values)),
        ])
    }

    /// What each client has no place for.
    private func unkept(in campaign: CampaignReport) -> TemplateValue {
        let findings = FindingValues.sorted(campaign.findings.filter { $0.rule == .noPlace })
        return .list(
            report.clients.compactMap { client in
                let own = findings.filter { $0.client == client.name }
                guard !own.isEmpty else { return nil }
                return ["client": .text(client.title), "messages": .list(own.map { .text($0.message) })]
            })
    }

    /// What the script of the page receives, as JSON.
    mutating func data(of campaign: CampaignReport) -> [UInt8] {
        CampaignData.json(of: campaign, in: report, time: &time)
    }

    /// What the template `dashboard/message` receives.
    private func values(of message: MessageReport) -> TemplateValue {
        [
            "locale": .text(message.locale),
            "anchor": .text(PagePath.encoded("locale-" + message.locale)),
            "fallback": .text(message.fallback),
            "isStale": .truth(message.translation == .stale),
            "isStopped": .truth(report.stoppedLocales.contains(message.locale)),
            "hasClients": .truth(!message.clients.isEmpty),
            "clients": .list(
                message.clients.map { client in
                    [
                        "client": .text(client.title), "isInFeed": .truth(client.isInFeed),
                        "isLost": .truth(client.message == nil),
                    ]
                }),
        ]
    }
}
