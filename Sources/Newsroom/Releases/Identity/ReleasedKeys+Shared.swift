import Campaigns
import Clients
import Releases

extension Rule {
    /// A key that two campaigns have in different locales.
    static let sharedClientKey = Rule.changeable("shared-client-key", .warning)
}

extension ReleasedKeys {
    /// Keys that several campaigns have, each in other locales, as long as none of them was released: a release gives a
    /// key to one campaign for ever, and the others cannot be released any more.
    func shared(among entries: [Edition.Channel: [FeedEntry]], in workspace: Workspace) -> [Diagnostic] {
        workspace.configuration.clients.compactMap { clients[$0] }.flatMap { client in
            let own = workspace.configuration.locales.flatMap { locale in
                entries[Edition.Channel(client, locale: locale)] ?? []
            }
            return shared(among: own, client: client)
        }
    }

    private func shared(among entries: [FeedEntry], client: any Client) -> [Diagnostic] {
        let kind = type(of: client)
        var first: [String: FeedEntry] = [:]
        var others: [(owner: FeedEntry, entry: FeedEntry)] = []
        for entry in entries {
            if let owner = first[entry.identity] {
                if owner.campaign != entry.campaign { others.append((owner, entry)) }
            } else {
                first[entry.identity] = entry
            }
        }
        // Two in one locale are reported by another rule, and so is a key that was released.
        var reported = Set(others.lazy.filter { $0.owner.locale == $0.entry.locale }.map(\.entry.campaign))
        return others.compactMap { owner, entry in
            let key = kind.memoryKey(of: entry)
            guard owner.locale != entry.locale, key == kind.memoryKey(of: owner),
                owners.owner(of: key, client: kind.name) == nil, reported.insert(entry.campaign).inserted
            else { return nil }
            return Diagnostic(
                .sharedClientKey, at: entry.identityPosition,
                "\(kind.title) knows \(owner.campaign) by “\(entry.identity)” too, in “\(owner.locale)”: a key belongs to the "
                    + "campaign that is released first, in all locales, and the other cannot be released again",
                suggestion: "make one campaign of the two, or give one of them another \(kind.identityField)",
                campaign: entry.campaign, locales: [entry.locale], client: kind.name)
        }
    }
}
