import Campaigns
import Clients
import Releases

/// What the releases say about the keys of a workspace's entries.
struct ReleasedKeys: Sendable {
    private let ledgers: LedgerSet
    private let book: KeyBook
    private let clients: [String: any Client]
    private let withdrawals: [String: [String: StatusReader.Withdrawal]]

    init(ledgers: LedgerSet, clients: [any Client]) {
        self.ledgers = ledgers
        book = KeyBook(ledgers)
        self.clients = Dictionary(clients.map { (type(of: $0).name, $0) }, uniquingKeysWith: { first, _ in first })
        withdrawals = ledgers.ledgers.mapValues(\.withdrawals)
    }

    /// Keys that belong to other campaigns, and keys of what was withdrawn under other words.
    func findings(
        among entries: [Edition.Channel: [FeedEntry]], messages: [String: [Message]]
    ) -> [Diagnostic] {
        entries.flatMap { channel, entries -> [Diagnostic] in
            guard let client = clients[channel.client] else { return [] }
            return entries.compactMap { taken($0, client: client) }
        }
    }

    private func taken(_ entry: FeedEntry, client: any Client) -> Diagnostic? {
        let name = type(of: client).name
        let key = type(of: client).memoryKey(of: entry)
        guard let owner = book.owner(of: key, client: name), owner.campaign != entry.campaign else { return nil }
        return Diagnostic(
            .keyTaken, at: entry.identityPosition,
            "devices know the key “\(key)” from \(owner.campaign), "
                + "which release \(owner.release) of \(owner.locale) gave it to",
            suggestion: "give this campaign a key of its own", campaign: entry.campaign, locales: [entry.locale],
            client: name)
    }

    /// Moves the messages that were withdrawn, and have not been given new keys since, out of the feeds.
    func takeOutWithdrawn(
        from entries: inout [Edition.Channel: [FeedEntry]], into unpublished: inout [Edition.Channel: [FeedEntry]]
    ) {
        for (locale, withdrawals) in withdrawals where !withdrawals.isEmpty {
            let channels = entries.keys.filter { $0.locale == locale }
            var out: Set<String> = []
            for channel in channels {
                guard let client = clients[channel.client] else { continue }
                for entry in entries[channel] ?? [] {
                    let key = type(of: client).memoryKey(of: entry)
                    if withdrawals[entry.campaign]?.message.keys[channel.client] == key { out.insert(entry.campaign) }
                }
            }
            for channel in channels {
                unpublished[channel, default: []] += (entries[channel] ?? []).filter { out.contains($0.campaign) }
                entries[channel]?.removeAll { out.contains($0.campaign) }
            }
        }
    }
}

extension Rule {
    /// A key that devices remember another campaign by.
    static let keyTaken = Rule.locked("key-taken")
    /// A key of a message that was withdrawn, under other words.
    static let keyWithdrawn = Rule.locked("key-withdrawn")
    /// Words that changed under a key that devices know.
    static let keyKnown = Rule.changeable("key-known", .warning)

    /// The rules about keys that were released.
    public static let ofKeys = [keyTaken, keyWithdrawn, keyKnown]
}
