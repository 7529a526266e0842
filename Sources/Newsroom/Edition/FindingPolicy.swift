import Campaigns

/// What the workspace's `rules:` and the campaigns' `allow:` make of findings.
struct FindingPolicy {
    private let rules: RuleSettings
    private let allowed: [String: Set<String>]
    private let drafts: Set<String>

    init(_ workspace: Workspace) {
        rules = workspace.configuration.rules
        // Only campaigns that allow something are asked for it.
        allowed = Dictionary(
            workspace.campaigns.filter { !$0.allowed.isEmpty }.map { ($0.id, Set($0.allowed.map(\.value))) },
            uniquingKeysWith: { first, _ in first })
        drafts = Set(workspace.campaigns.filter(\.isDraft).map(\.id))
    }

    /// The findings that stand, each with its severity here. Nothing of a draft is published, so an error in one is
    /// but a warning and stops no locale.
    func apply(to findings: [Diagnostic]) -> [Diagnostic] {
        findings.compactMap { finding in
            guard let severity = rules.severity(of: finding.rule) else { return nil }
            var finding = finding
            finding.severity = severity
            guard let campaign = finding.campaign else { return finding }
            if !finding.rule.isLocked, allowed[campaign]?.contains(finding.rule.id) == true { return nil }
            if drafts.contains(campaign) { finding.severity = min(severity, .warning) }
            return finding
        }
    }
}
