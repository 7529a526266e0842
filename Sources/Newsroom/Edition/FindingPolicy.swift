import Campaigns
import Files

/// What the workspace's `rules:` and the campaigns' `allow:` make of findings.
struct FindingPolicy {
    private let rules: RuleSettings
    private let allowed: [String: Set<String>]
    private let drafts: Set<String>

    init(_ workspace: Workspace) {
        rules = workspace.configuration.rules
        // Only campaigns that allow something are asked for it.
        allowed = Dictionary(
            keepingFirst: workspace.campaigns.filter { !$0.allowed.isEmpty }.map {
                ($0.id, Set($0.allowed.map(\.value)))
            })
        drafts = Set(workspace.campaigns.filter(\.isDraft).map(\.id))
    }

    /// The findings that stand, each with its severity here. Nothing of a draft is published, so an error in one is
    /// but a warning and stops no locale.
    ///
    /// They are changed in place: a workspace may have tens of thousands, and to copy one costs more than to look at it.
    func apply(to findings: consuming [Diagnostic]) -> [Diagnostic] {
        var stand = true
        for index in findings.indices {
            guard let severity = severity(of: findings[index]) else {
                stand = false
                continue
            }
            if severity != findings[index].severity { findings[index].severity = severity }
        }
        if !stand { findings.removeAll { severity(of: $0) == nil } }
        return findings
    }

    /// How bad a finding is here; nil where it does not stand.
    private func severity(of finding: Diagnostic) -> Severity? {
        guard let severity = rules.severity(of: finding.rule) else { return nil }
        guard let campaign = finding.campaign else { return severity }
        if !finding.rule.isLocked, allowed[campaign]?.contains(finding.rule.id) == true { return nil }
        return drafts.contains(campaign) ? min(severity, .warning) : severity
    }
}
