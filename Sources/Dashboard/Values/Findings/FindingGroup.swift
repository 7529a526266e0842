import Campaigns

/// Findings of one campaign that say the same of several places: one rule, one remedy, and the same clients.
struct FindingGroup {
    /// The findings, one for all the clients that it is about.
    private(set) var findings: [Diagnostic]
    /// The clients that all of them are about, in the report's order.
    let clients: [String]

    /// Findings in groups, both in the order of the findings.
    ///
    /// - Parameter clients: the clients in the order in which a group names them.
    static func groups(of findings: [Diagnostic], clients: [String]) -> [FindingGroup] {
        var groups: [FindingGroup] = []
        for merged in withClients(findings) {
            let named = merged.clients.isEmpty ? [] : ordered(merged.clients, as: clients)
            let place = groups.firstIndex { $0.takes(merged.finding, of: named) }
            if let place {
                groups[place].findings.append(merged.finding)
            } else {
                groups.append(FindingGroup(findings: [merged.finding], clients: named))
            }
        }
        return groups
    }

    private func takes(_ finding: Diagnostic, of clients: [String]) -> Bool {
        let first = findings[0]
        return first.rule.id == finding.rule.id && first.severity == finding.severity
            && first.suggestion == finding.suggestion && self.clients == clients
    }

    private static func ordered(_ names: [String], as clients: [String]) -> [String] {
        clients.filter(names.contains) + names.filter { !clients.contains($0) }.sorted()
    }

    /// Each finding once, with all the clients that it is about.
    private static func withClients(_ findings: [Diagnostic]) -> [(finding: Diagnostic, clients: [String])] {
        var merged: [(finding: Diagnostic, clients: [String])] = []
        merged.reserveCapacity(findings.count)
        var byPosition: [SourcePosition: [Int]] = [:]
        for finding in findings {
            let place = place(of: finding, among: &byPosition[finding.position, default: []], in: merged)
            if place == merged.count {
                merged.append((finding, []))
                merged[place].finding.client = nil
            }
            if let own = finding.client, !merged[place].clients.contains(own) { merged[place].clients.append(own) }
        }
        return merged
    }

    /// The place of a finding among those merged so far; that of the next one where it is new, which is then noted.
    ///
    /// - Parameter there: the places of those of its position.
    private static func place(
        of finding: Diagnostic, among there: inout [Int], in merged: [(finding: Diagnostic, clients: [String])]
    ) -> Int {
        if let known = there.first(where: { isSame(merged[$0].finding, finding) }) { return known }
        there.append(merged.count)
        return merged.count
    }

    /// Whether two findings of one position differ in nothing but their clients.
    private static func isSame(_ left: Diagnostic, _ right: Diagnostic) -> Bool {
        left.message == right.message && left.rule == right.rule && left.severity == right.severity
            && left.suggestion == right.suggestion && left.campaign == right.campaign && left.locales == right.locales
    }
}
