import Campaigns

/// What needs somebody, on the overview: findings by what is to be done about them.
struct NeedValues {
    /// How many findings of a kind are listed, the worst first; campaigns' pages list their own.
    private static let listed = 60

    private let report: Report
    private let known: Set<String>

    /// What needs somebody in a report.
    init(of report: Report) {
        self.report = report
        known = Set(report.campaigns.map(\.id))
    }

    /// A kind of finding, told by its rule.
    private enum Kind: CaseIterable {
        case error, unseen, keptBack, missing, stale, ending, other

        /// The kind of a finding; nil for what nobody needs to do anything about.
        init?(_ finding: Diagnostic) {
            switch (finding.severity, finding.rule.id) {
            case (.error, _): self = .error
            case (_, "never-shown"): self = .unseen
            case (_, "kept-back"), (_, "starving"), (_, "undefined-order"): self = .keptBack
            case (_, "missing-translation"): self = .missing
            case (_, "stale-translation"): self = .stale
            case (_, "expiring-soon"): self = .ending
            case (.warning, _): self = .other
            case (.note, _): return nil
            }
        }

        var title: String {
            switch self {
            case .error: "Errors"
            case .unseen: "Shown to nobody"
            case .keptBack: "Kept back by others"
            case .missing: "Translations missing"
            case .stale: "Translations behind their source"
            case .ending: "About to end"
            case .other: "Other warnings"
            }
        }

        var badge: String {
            switch self {
            case .error: "error"
            case .ending: "scheduled"
            case .unseen, .keptBack, .missing, .stale, .other: "warning"
            }
        }
    }

    /// The kinds that there are findings of.
    func groups(time: inout TimeText, forms: inout TemplateForms) -> TemplateValue {
        var findings: [Kind: [Diagnostic]] = [:]
        for finding in report.findings + report.campaigns.flatMap(\.findings) {
            guard let kind = Kind(finding) else { continue }
            findings[kind, default: []].append(finding)
        }
        let steps = StepValues(of: report, root: "")
        var groups: [TemplateValue] = []
        for kind in Kind.allCases {
            guard let own = findings[kind] else { continue }
            let more = own.count - Self.listed
            let values = FindingValues.values(
                of: FindingValues.sorted(Array(own.prefix(Self.listed))), clients: report.clientTitles
            ) { known.contains($0) ? PagePath.encoded(PagePath.campaign($0)) : nil }
            groups.append([
                "title": .text(kind.title),
                "badge": .text(kind.badge),
                "count": .text(CountText.grouped(own.count)),
                "isOpen": .truth(kind == .error || findings.count == 1),
                "findings": forms.blocks("dashboard/finding", values),
                "more": .text(more > 0 ? "\(CountText.grouped(more)) more" : nil),
            ])
        }
        let errors = findings[.error] == nil ? 0 : 1
        groups.insert(contentsOf: steps.groups(time: &time, forms: &forms), at: errors)
        return .list(groups)
    }
}
