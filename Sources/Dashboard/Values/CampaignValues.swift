import Campaigns
import Clients

/// The values of campaigns' pages.
struct CampaignValues {
    /// How many findings are listed, the worst first.
    private static let listedFindings = 100

    private let report: Report
    private let touched: Set<String>
    private let differences: [String: [String: DifferenceReport]]
    private var time: TimeText

    /// The pages of a report.
    init(of report: Report) {
        self.report = report
        touched = Set(report.releases.filter(\.hasLedger).map(\.locale))
        differences = Dictionary(
            report.releases.map { ($0.locale, $0.difference?.byCampaign ?? [:]) },
            uniquingKeysWith: { first, _ in first })
        time = TimeText(report.clock)
    }

    /// What the template `dashboard/campaign` receives.
    mutating func values(of campaign: CampaignReport, forms: inout TemplateForms) -> TemplateValue {
        let findings = FindingValues.sorted(campaign.findings.filter { $0.rule != .noPlace })
        var untouched = UntouchedValues()
        for message in campaign.messages where !touched.contains(message.locale) {
            if let standing = message.standing { untouched.add(standing, locale: message.locale) }
        }
        let standings = standings(of: campaign, forms: &forms)
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
            "leftOut": .text(leftOut(of: campaign)),
            "findings": forms.blocks("dashboard/findings", groups(of: listed, in: campaign, forms: &forms)),
            "moreFindings": .text(
                findings.count > listed.count ? "\(CountText.grouped(findings.count - listed.count)) more" : nil),
            "hasFindings": .truth(!findings.isEmpty),
            "unkept": unkept(in: campaign),
            "hasUnkept": .truth(campaign.findings.contains { $0.rule == .noPlace }),
            "standings": standings,
            "hasStandings": .truth(!standings.isEmptyList),
            "untouched": untouched.values,
            "isReleased": .truth(!standings.isEmptyList || !untouched.values.isEmptyList),
            "differences": .list(differences(of: campaign, forms: &forms)),
            "hasMessages": .truth(!campaign.messages.isEmpty),
            "messages": forms.blocks("dashboard/message", campaign.messages.map(MessageValues(of: report).values)),
        ])
    }

    /// How far its messages have come on their way to phones.
    private mutating func standings(of campaign: CampaignReport, forms: inout TemplateForms) -> TemplateValue {
        let values = StandingValues(root: "../")
        var rows: [TemplateValue] = []
        for message in campaign.messages {
            guard let standing = message.standing, touched.contains(message.locale) else { continue }
            let page = "../" + PagePath.encoded(PagePath.release(message.locale))
            rows.append(
                TemplateValue.record([
                    .init(name: "title", value: .text(message.locale)), .init(name: "page", value: .text(page)),
                    .init(name: "language", value: false), .init(name: "direction", value: "ltr"),
                    .init(name: "id", value: false),
                ]).adding(values.values(of: standing, locale: message.locale, time: &time)))
        }
        return forms.blocks("dashboard/standing", rows)
    }

    /// What changes of it from what was released to what its files say, by locale.
    private func differences(of campaign: CampaignReport, forms: inout TemplateForms) -> [TemplateValue] {
        var values: [TemplateValue] = []
        for locale in report.locales {
            guard let difference = differences[locale]?[campaign.id] else { continue }
            values.append([
                "locale": .text(locale),
                "html": DifferenceValues(names: CampaignNames(of: report, root: "../"), hasTitles: false).html(
                    of: difference, forms: &forms),
            ])
        }
        return values
    }

    /// The locales that it is meant for and has no message in.
    private func leftOut(of campaign: CampaignReport) -> String? {
        campaign.leftOut.isEmpty ? nil : CountText.list(report.locales.filter(campaign.leftOut.contains))
    }

    /// Findings with those together that say the same.
    private func groups(
        of findings: [Diagnostic], in campaign: CampaignReport, forms: inout TemplateForms
    ) -> [TemplateValue] {
        let files = campaign.messages.compactMap { message in message.source.map { ($0.file, message.locale) } }
        return FindingGroupValues(
            clients: report.clients, locales: Dictionary(files, uniquingKeysWith: { first, _ in first })
        ).values(of: findings, forms: &forms)
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
}
