import Campaigns
import Simulation

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

    /// A kind of finding, by its rule.
    private enum Kind: CaseIterable {
        case error, unseen, keptBack, unordered, missing, stale, ending, other

        /// The kind of a finding; nil for what nobody needs to do anything about.
        init?(_ finding: Diagnostic) {
            if finding.severity == .error {
                self = .error
            } else if let kind = Self.byRule[finding.rule] {
                self = kind
            } else if finding.severity == .warning {
                self = .other
            } else {
                return nil
            }
        }

        private static let byRule: [Rule: Kind] = [
            .neverShown: .unseen, .keptBack: .keptBack, .starving: .keptBack, .undefinedOrder: .unordered,
            .missingTranslation: .missing, .staleTranslation: .stale, .expiringSoon: .ending,
        ]

        var title: String {
            switch self {
            case .error: "Errors"
            case .unseen: "Shown to nobody"
            case .keptBack: "Kept back by others"
            case .unordered: "In no defined order"
            case .missing: "Translations missing"
            case .stale: "Translations behind their source"
            case .ending: "About to end"
            case .other: "Other warnings"
            }
        }

        /// The class of its badge, for findings of which the worst is of a severity.
        func badge(_ worst: Severity) -> String {
            switch self {
            case .error: "error"
            case .ending: "scheduled"
            case .unordered: worst.rawValue
            case .unseen, .keptBack, .missing, .stale, .other: "warning"
            }
        }
    }

    /// The findings of a kind: how many there are, how bad they are, and those that are listed.
    private struct Found {
        var count = 0
        var worst = Severity.note
        var listed: [Diagnostic] = []

        mutating func add(_ finding: Diagnostic) {
            count += 1
            worst = max(worst, finding.severity)
            if count <= NeedValues.listed { listed.append(finding) }
        }
    }

    /// The findings of the report by kind, thousands of them and only the listed ones copied.
    private func found() -> [Kind: Found] {
        var found: [Kind: Found] = [:]
        func add(_ findings: [Diagnostic]) {
            // By their places: most are nothing that anybody needs to do, and are not copied.
            for index in findings.indices {
                guard let kind = Kind(findings[index]) else { continue }
                found[kind, default: Found()].add(findings[index])
            }
        }
        add(report.findings)
        for campaign in report.campaigns { add(Self.needed(of: campaign)) }
        return found
    }

    /// The findings of a campaign without those of words that are no longer needed: of what was taken out everywhere.
    private static func needed(of campaign: CampaignReport) -> [Diagnostic] {
        let withdrawn = Set(campaign.messages.filter(\.isWithdrawn).map(\.locale))
        return withdrawn.isEmpty
            ? campaign.findings : campaign.findings.filter { !$0.isAboutWords(onlyOf: withdrawn) }
    }

    /// How many notes there are that no kind counts: those of none, and those of words that are no longer needed.
    var notes: Int {
        func all(_ findings: [Diagnostic]) -> Int { findings.count { $0.severity == .note } }
        func counted(_ findings: [Diagnostic]) -> Int { findings.count { $0.severity == .note && Kind($0) != nil } }
        let others = all(report.findings) - counted(report.findings)
        return report.campaigns.reduce(others) { $0 + all($1.findings) - counted(Self.needed(of: $1)) }
    }

    /// The kinds that there are findings of.
    func groups(time: inout TimeText, forms: inout TemplateForms) -> TemplateValue {
        let findings = found()
        let steps = StepValues(of: report, root: "")
        let times = PageTimes(report.clock)
        var groups: [TemplateValue] = []
        for kind in Kind.allCases {
            guard let own = findings[kind] else { continue }
            let more = own.count - Self.listed
            let values = FindingValues.values(
                of: FindingValues.sorted(own.listed), clients: report.clientTitles, times: times
            ) { known.contains($0) ? PagePath.encoded(PagePath.campaign($0)) : nil }
            groups.append([
                "title": .text(kind.title),
                "badge": .text(kind.badge(own.worst)),
                "count": .text(CountWords.grouped(own.count)),
                "isOpen": .truth(kind == .error || findings.count == 1),
                "findings": forms.blocks("dashboard/finding", values),
                "more": .text(more > 0 ? "\(CountWords.grouped(more)) more" : nil),
            ])
        }
        let errors = findings[.error] == nil ? 0 : 1
        groups.insert(contentsOf: steps.groups(time: &time, forms: &forms), at: errors)
        return .list(groups)
    }
}

extension Diagnostic {
    /// Whether it says that words are missing or behind, and of no other locales than these.
    fileprivate func isAboutWords(onlyOf locales: Set<String>) -> Bool {
        [.missingTranslation, .staleTranslation].contains(rule) && self.locales?.isSubset(of: locales) == true
    }
}
