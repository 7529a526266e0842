import Campaigns

/// Findings for templates.
enum FindingValues {
    /// The findings, the worst first, then by place; what is found in several locales only once, with all of them.
    static func sorted(_ findings: [Diagnostic]) -> [Diagnostic] {
        guard !findings.isEmpty else { return [] }
        return bySeverity(areInReadingOrder(findings) ? findings : merged(findings))
    }

    /// The findings in reading order, each with all locales that it is in.
    private static func merged(_ findings: [Diagnostic]) -> [Diagnostic] {
        var locales: [Diagnostic: Set<String>] = [:]
        for finding in findings {
            guard let own = finding.locales else { continue }
            locales[finding.inAllLocales, default: []].formUnion(own)
        }
        return findings.map { finding in
            guard finding.locales != nil else { return finding }
            var merged = finding
            merged.locales = locales[finding.inAllLocales]
            return merged
        }.inReadingOrder()
    }

    private static func bySeverity(_ findings: [Diagnostic]) -> [Diagnostic] {
        guard findings.contains(where: { $0.severity != findings[0].severity }) else { return findings }
        return Severity.allCases.reversed().flatMap { severity in findings.filter { $0.severity == severity } }
    }

    /// The findings, in their order.
    ///
    /// - Parameters:
    ///   - clients: the clients' names for people.
    ///   - times: how pages write times.
    ///   - page: the address of a campaign's page, where findings shall link to it.
    static func values(
        of findings: [Diagnostic], clients: [String: String], times: PageTimes, page: (String) -> String? = { _ in nil }
    ) -> [TemplateValue] {
        findings.map { finding in
            let page = finding.campaign.flatMap(page)
            return [
                "severity": .text(finding.severity.rawValue),
                "message": .text(times.full(finding.sentences.message)),
                "suggestion": .text(finding.sentences.suggestion.map { times.full($0) }),
                "place": .text("\(finding.position.file):\(finding.position.line)"),
                "rule": .text(finding.rule.id),
                "locales": .text(finding.locales.map { $0.sorted().listed }),
                "client": .text(finding.client.map { clients[$0] ?? $0 }),
                "hasPage": .truth(page != nil),
                "page": .text(page),
                "campaign": .text(finding.campaign),
            ]
        }
    }

    /// How many errors and warnings there are: `2 errors, 1 warning`; nil for none of them.
    static func summary(of findings: [Diagnostic]) -> String? {
        let counts = [Severity.error, .warning].map { severity in
            (severity: severity, count: findings.count { $0.severity == severity })
        }.filter { $0.count > 0 }
        return counts.isEmpty
            ? nil : counts.map { CountWords.grouped($0.count, $0.severity.rawValue) }.joined(separator: ", ")
    }
}

extension Diagnostic {
    fileprivate var inAllLocales: Diagnostic {
        var finding = self
        finding.locales = nil
        return finding
    }
}
