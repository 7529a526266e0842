import Campaigns

/// The values of the overview.
struct IndexValues {
    /// How many errors and warnings are listed, the worst first; campaigns' pages list their own.
    private static let listedFindings = 200

    private let report: Report
    private var time: TimeText

    /// The overview of a report.
    init(of report: Report) {
        self.report = report
        time = TimeText(report.clock)
    }

    /// What the template `dashboard/index` receives.
    mutating func values(forms: inout TemplateForms) -> TemplateValue {
        let findings = report.findings + report.campaigns.flatMap(\.findings)
        let errors = findings.filter { $0.severity == .error }
        let warnings = findings.filter { $0.severity == .warning }
        let listed = FindingValues.sorted(
            Array((errors + warnings).prefix(Self.listedFindings)))
        let unlisted = max(0, errors.count + warnings.count - Self.listedFindings)
        let notes = findings.count { $0.severity == .note }
        let stopped = report.locales.filter(report.stoppedLocales.contains)
        let known = Set(report.campaigns.map(\.id))
        return PageFrame(report, .overview).around([
            "zone": .text(report.clock.name),
            "since": moment(report.since),
            "next": moment(report.nextChange),
            "nextReason": .text(report.nextChangeReason),
            "stopped": .text(stopped.isEmpty ? nil : CountText.list(stopped)),
            "states": .list(states()),
            "findings": forms.blocks(
                "dashboard/finding",
                FindingValues.values(of: listed, clients: report.clientTitles) {
                    id in
                    known.contains(id) ? PagePath.encoded(PagePath.campaign(id)) : nil
                }),
            "hasFindings": .truth(!listed.isEmpty),
            "moreFindings": .text(unlisted == 0 ? nil : "\(CountText.grouped(unlisted)) more"),
            "notes": .text(notes == 0 ? nil : CountText.of(notes, "note")),
            "campaigns": forms.blocks("dashboard/row", campaigns()),
            "hasCampaigns": .truth(!report.campaigns.isEmpty),
        ])
    }

    private mutating func moment(_ instant: Instant?) -> TemplateValue {
        guard let instant else { return false }
        return ["text": .text(time.full(instant)), "iso": .text(instant.iso8601)]
    }

    private func states() -> [TemplateValue] {
        CampaignReport.State.onPages.compactMap { state in
            let count = report.campaigns.count { $0.state == state }
            return count == 0 ? nil : ["state": .text(state.rawValue), "count": .text(CountText.grouped(count))]
        }
    }

    /// The campaigns: those on phones first, then those to come; by id among their like.
    private mutating func campaigns() -> [TemplateValue] {
        var rows: [TemplateValue] = []
        for state in CampaignReport.State.onPages {
            for campaign in report.campaigns where campaign.state == state {
                rows.append(row(of: campaign))
            }
        }
        return rows
    }

    private mutating func row(of campaign: CampaignReport) -> TemplateValue {
        let start = campaign.window.start.map { time.short($0) }
        let end = campaign.window.end.map { time.short($0) }
        return [
            "id": .text(campaign.id),
            "title": .text(campaign.title),
            "language": .text(report.sourceLocale),
            "direction": .text(LanguageValues.direction(of: report.sourceLocale)),
            "page": .text(PagePath.encoded(PagePath.campaign(campaign.id))),
            "state": .text(campaign.state.rawValue),
            "start": .text(start),
            "end": .text(end),
            "isAlways": .truth(campaign.window == Window()),
            "versions": .text(campaign.versions),
            "locales": .list(
                campaign.messages.map { ["locale": .text($0.locale), "fallback": .text($0.fallback)] }),
            "summary": .text(FindingValues.summary(of: FindingValues.sorted(campaign.findings))),
        ]
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
