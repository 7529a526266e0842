import Campaigns

/// Findings for templates.
enum FindingValues {
    /// The findings of these severities, the worst first, then by place; each once.
    static func sorted(_ findings: [Diagnostic], from least: Severity = .note) -> [Diagnostic] {
        let shown = findings.filter { $0.severity >= least }.inReadingOrder()
        return Severity.allCases.reversed().flatMap { severity in shown.filter { $0.severity == severity } }
    }

    /// The findings, in their order.
    ///
    /// - Parameters:
    ///   - clients: the clients' names for people.
    ///   - page: the address of a campaign's page, where findings shall link to it.
    static func values(
        of findings: [Diagnostic], clients: [String: String], page: (String) -> String? = { _ in nil }
    ) -> [[String: Any]] {
        findings.map { finding in
            let page = finding.campaign.flatMap(page)
            return [
                "severity": finding.severity.rawValue,
                "message": finding.message,
                "suggestion": finding.suggestion ?? false,
                "place": "\(finding.position.file):\(finding.position.line)",
                "rule": finding.rule.id,
                "client": finding.client.map { clients[$0] ?? $0 } ?? false,
                "campaign": finding.campaign ?? "",
                "hasPage": page != nil,
                "page": page ?? "",
            ]
        }
    }

    /// How many errors and warnings there are: `2 errors, 1 warning`; nil for none of them.
    static func summary(of findings: [Diagnostic]) -> String? {
        let errors = findings.count { $0.severity == .error }
        let warnings = findings.count { $0.severity == .warning }
        let parts = [
            errors > 0 ? CountText.of(errors, "error") : nil, warnings > 0 ? CountText.of(warnings, "warning") : nil,
        ]
        return errors + warnings == 0 ? nil : parts.compactMap(\.self).joined(separator: ", ")
    }
}
