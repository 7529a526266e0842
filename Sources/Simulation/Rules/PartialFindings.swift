import Campaigns

extension WorkspaceSchedules {
    /// Findings, those with their locales that hold for some of the locales alone in which a client has the message.
    ///
    /// Who reads that nobody is shown a message must not take it for dead where it runs.
    ///
    /// - Parameter order: the workspace's locales.
    static func namingLocales(in findings: [Diagnostic], of groups: [Group], in order: [String]) -> [Diagnostic] {
        let isAbsolute = { (finding: Diagnostic) in finding.rule == .neverShown || finding.rule == .keptBack }
        var affected: [Said: Set<String>] = [:]
        for finding in findings where isAbsolute(finding) {
            affected[Said(finding), default: []].formUnion(finding.locales ?? [])
        }
        if affected.isEmpty { return findings }
        let locales = locales(of: groups)
        return findings.map { finding in
            guard isAbsolute(finding), let some = affected[Said(finding)], let client = finding.client,
                let all = finding.campaign.flatMap({ locales[client]?[$0] }), some.count < all.count
            else { return finding }
            return finding.naming(order.filter(some.contains))
        }
    }

    /// The locales in which campaigns have a message in the feeds of a client, by client and campaign.
    private static func locales(of groups: [Group]) -> [String: [String: [String]]] {
        groups.reduce(into: [:]) { locales, group in
            let messages = group.schedule.messages
            for place in messages.indices where !group.schedule.timeline.presence[place].isEmpty {
                locales[group.client, default: [:]][messages[place].campaign, default: []] += group.locales
            }
        }
    }

    /// What findings have in common that differ in their locales alone.
    private struct Said: Hashable {
        let rule: String
        let campaign: String?
        let client: String?
        let message: Sentence

        init(_ finding: Diagnostic) {
            rule = finding.rule.id
            campaign = finding.campaign
            client = finding.client
            message = finding.sentences.message
        }
    }
}

extension Diagnostic {
    /// The finding with some locales behind what it says.
    fileprivate func naming(_ names: [String]) -> Diagnostic {
        let (message, suggestion) = sentences
        return Diagnostic(
            rule, at: position, telling: Sentence(message.parts + [.words(" (in \(names.listed))")]),
            suggestion: suggestion, campaign: campaign, locales: locales, client: client)
    }
}
