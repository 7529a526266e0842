import Campaigns
import Clients
import Releases

extension Rule {
    /// A key that two campaigns have in different locales.
    static let sharedClientKey = Rule.changeable("shared-client-key", .warning)
}

extension ReleasedKeys {
    /// Keys that several campaigns have, each in other locales.
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
        // Two in one locale are reported by another rule, and so is a key that was released in a file for several.
        var reported = Set(others.lazy.filter { $0.owner.locale == $0.entry.locale }.map(\.entry.campaign))
        return others.compactMap { owner, entry in
            let key = kind.memoryKey(of: entry)
            guard owner.locale != entry.locale, key == kind.memoryKey(of: owner),
                !client.combines([entry.locale]) || owners.owner(of: key, client: kind.name) == nil,
                reported.insert(entry.campaign).inserted
            else { return nil }
            return Diagnostic(
                .sharedClientKey, at: entry.identityPosition,
                "\(kind.title) knows \(owner.campaign) by “\(entry.identity)” too, in “\(owner.locale)”: "
                    + client.consequenceOfSharing(in: entry.locale),
                suggestion: client.wayOutOfSharing(in: entry.locale), campaign: entry.campaign, locales: [entry.locale],
                client: kind.name)
        }
    }

    /// That a campaign which is gone has released the key in another locale, where it is no error to have it, too.
    func shared(
        _ entry: FeedEntry, _ key: String, withReleased owner: KeyOwners.Owner, client: any Client
    ) -> Diagnostic {
        let kind = type(of: client)
        let name = key == entry.identity ? "“\(key)”" : "the same words"
        return Diagnostic(
            .sharedClientKey, at: entry.identityPosition,
            "\(kind.title) knows \(owner.campaign) by \(name) too, from release \(owner.release) of \(owner.locale): "
                + client.consequenceOfSharing(in: entry.locale),
            suggestion: client.wayOutOfSharing(in: entry.locale), campaign: entry.campaign, locales: [entry.locale],
            client: kind.name)
    }
}

extension Client {
    /// What follows from a key that two campaigns have in different locales.
    fileprivate func consequenceOfSharing(in locale: String) -> String {
        combines([locale])
            ? "a key belongs to the campaign that is released first, in all locales of one file, and the other cannot be "
                + "released again"
            : "phones that change their language take the two for one message"
    }

    fileprivate func wayOutOfSharing(in locale: String) -> String {
        let field = type(of: self).identityField
        return combines([locale])
            ? "make one campaign of the two, or give one of them another \(field)"
            : "where they are one message, make one campaign of them, or allow: [\(Rule.sharedClientKey.id)]; else give one "
                + "of them another \(field)"
    }
}
