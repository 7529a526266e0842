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
        let candidates = Self.candidates(among: entries, of: kind)
        guard !candidates.isEmpty else { return [] }
        var first: [String: FeedEntry] = [:]
        var others: [(owner: FeedEntry, key: String, entry: FeedEntry)] = []
        for entry in entries where candidates.contains(kind.memoryHint(of: entry)) {
            let key = kind.memoryKey(of: entry)
            if let owner = first[key] {
                if owner.campaign != entry.campaign { others.append((owner, key, entry)) }
            } else {
                first[key] = entry
            }
        }
        // Two keys in one locale are reported by another rule, and so is a key that was released.
        var reported = Set(
            others.lazy.filter { $0.owner.locale == $0.entry.locale && !kind.isOfWords(memoryKey: $0.key) }
                .map(\.entry.campaign))
        return others.compactMap { owner, key, entry in
            guard owners.owner(of: key, client: kind.name) == nil, reported.insert(entry.campaign).inserted else {
                return nil
            }
            let (sentence, suggestion) =
                kind.isOfWords(memoryKey: key)
                ? Self.sentences(ofWordsOf: entry, ownedBy: owner, of: kind)
                : (
                    "\(kind.title) knows \(owner.campaign) by “\(entry.identity)” too, in “\(owner.locale)”: a key belongs to the "
                        + "campaign that is released first, in all locales, and the other cannot be released again",
                    "make one campaign of the two, or give one of them another \(kind.identityField)"
                )
            return Diagnostic(
                .sharedClientKey, at: entry.identityPosition, sentence, suggestion: suggestion,
                campaign: entry.campaign, locales: [entry.locale], client: kind.name)
        }
    }

    /// What the entries of more than one campaign have in common: only for those the keys themselves are made.
    private static func candidates(among entries: [FeedEntry], of kind: any Client.Type) -> Set<String> {
        var first: [String: String] = [:]
        var found: Set<String> = []
        for entry in entries {
            let hint = kind.memoryHint(of: entry)
            if let campaign = first[hint] {
                if campaign != entry.campaign { found.insert(hint) }
            } else {
                first[hint] = entry.campaign
            }
        }
        return found
    }

    private static func sentences(
        ofWordsOf entry: FeedEntry, ownedBy owner: FeedEntry, of kind: any Client.Type
    ) -> (sentence: String, suggestion: String) {
        (
            "\(kind.title) knows messages by their words, and \(owner.campaign) says the same in “\(owner.locale)”: they belong to "
                + "the campaign that is released first, in all locales, and the other cannot be released",
            WordsAdvice.sentence(for: entry.campaign, in: entry.locale, besides: owner.campaign, in: owner.locale)
        )
    }
}
