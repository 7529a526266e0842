import Campaigns

/// Findings of one campaign that say the same of several places: one rule, one remedy, and the same clients.
struct FindingGroup {
    /// The findings, one for all the clients that it is about.
    private(set) var findings: [Diagnostic]
    /// The clients that all of them are about, in the report's order.
    let clients: [String]

    private struct Key: Hashable {
        var rule: String
        var severity: Severity
        var suggestion: String?
        var clients: [String]
    }

    /// Findings in groups, both in the order of the findings.
    ///
    /// - Parameter clients: the clients in the order in which a group names them.
    static func groups(of findings: [Diagnostic], clients: [String]) -> [FindingGroup] {
        var groups: [FindingGroup] = []
        var places: [Key: Int] = [:]
        for (finding, about) in withClients(findings) {
            let named = clients.filter(about.contains) + about.subtracting(clients).sorted()
            let key = Key(
                rule: finding.rule.id, severity: finding.severity, suggestion: finding.suggestion, clients: named)
            if let place = places[key] {
                groups[place].findings.append(finding)
            } else {
                places[key] = groups.count
                groups.append(FindingGroup(findings: [finding], clients: named))
            }
        }
        return groups
    }

    /// Each finding once, with all the clients that it is about.
    private static func withClients(_ findings: [Diagnostic]) -> [(finding: Diagnostic, clients: Set<String>)] {
        var told: [(finding: Diagnostic, clients: Set<String>)] = []
        var places: [Diagnostic: Int] = [:]
        for var finding in findings {
            let own = finding.client
            finding.client = nil
            let place = places[finding] ?? told.count
            if place == told.count {
                places[finding] = place
                told.append((finding, []))
            }
            if let own { told[place].clients.insert(own) }
        }
        return told
    }
}
