import Campaigns
import Files

/// Groups of findings for templates.
struct FindingGroupValues {
    /// The clients in order, by name in files and for people.
    let clients: [CampaignFrame.Client]
    /// The locale that each file of the campaign is written for, which need not be named beside the file.
    let locales: [String: String]
    /// How pages write times.
    let times: PageTimes

    /// What the template `dashboard/findings` receives, for each group.
    func values(of findings: [Diagnostic], forms: inout TemplateForms) -> [TemplateValue] {
        let titles = Dictionary(keepingFirst: clients.map { ($0.name, $0.title) })
        var groups: [TemplateValue] = []
        for group in FindingGroup.groups(of: findings, clients: clients.map(\.name)) {
            var places: [UInt8] = []
            for finding in group.findings { places += forms.html("dashboard/place", values(of: finding)) }
            groups.append([
                "severity": .text(group.findings[0].severity.rawValue),
                "places": .html(places),
                "suggestion": .text(group.findings[0].sentences.suggestion.map { times.full($0) }),
                "rule": .text(group.findings[0].rule.id),
                "clients": .text(
                    group.clients.isEmpty ? nil : group.clients.map { titles[$0] ?? $0 }.listed),
            ])
        }
        return groups
    }

    /// What the template `dashboard/place` receives.
    private func values(of finding: Diagnostic) -> TemplateValue {
        let own = locales[finding.position.file]
        let isOwn = finding.locales.map { $0.count == 1 && $0.first == own } ?? true
        return [
            "message": .text(times.full(finding.sentences.message)),
            "place": .text("\(finding.position.file):\(finding.position.line)"),
            "locales": .text(isOwn ? nil : finding.locales.map { $0.sorted().listed }),
        ]
    }
}
