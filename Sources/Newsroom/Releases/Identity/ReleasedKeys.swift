import Campaigns
import Clients
import Files
import Releases

/// What the releases say about the keys of a workspace's entries.
struct ReleasedKeys: Sendable {
    private let ledgers: LedgerSet
    /// To whom keys belong.
    let owners: KeyOwners
    /// The workspace's clients, by name.
    let clients: [String: any Client]
    private let withdrawals: [String: Withdrawals]
    private let reader: ContentReader

    /// - Parameters:
    ///   - folder: the workspace's folder.
    ///   - now: what is taken out later is not taken out yet.
    init(ledgers: LedgerSet, clients: [any Client], folder: String, at now: Instant) {
        reader = ContentReader(folder: folder)
        self.ledgers = ledgers
        owners = KeyOwners(ledgers)
        self.clients = Dictionary(keepingFirst: clients.map { ($0.name, $0) })
        withdrawals = ledgers.ledgers.mapValues { $0.until(now).withdrawals }
    }

    /// Keys that belong to other campaigns, keys of what was withdrawn under other words, and what phones that know
    /// a message make of its new words.
    ///
    /// - Parameters:
    ///   - comparingWords: whether entries are compared with what was released; another address in them than
    ///     production's would pass for other words.
    ///   - now: what has not started until then was shown to nobody.
    func findings(
        among entries: [Edition.Channel: [FeedEntry]], messages: [String: [Message]], comparingWords: Bool,
        at now: Instant
    ) -> [Diagnostic] {
        guard !ledgers.ledgers.isEmpty else { return [] }
        let taken = Array(entries).parallelMap(batch: 1) { channel, entries -> [Diagnostic] in
            guard let client = clients[channel.client] else { return [] }
            return entries.flatMap { entry in
                [self.taken(entry, client: client), self.returned(entry, client: client)].compactMap { $0 }
            }
        }.flatMap { $0 }
        guard comparingWords else { return taken }
        return taken
            + ledgers.ledgers.keys.sorted().parallelMap(batch: 1) { locale in
                changed(in: locale, among: entries, messages: messages, at: now)
            }.flatMap { $0 }
    }

    private func changed(
        in locale: String, among entries: [Edition.Channel: [FeedEntry]], messages: [String: [Message]],
        at now: Instant
    ) -> [Diagnostic] {
        var parts: [String: [(client: any Client, entry: FeedEntry)]] = [:]
        for (name, client) in clients {
            for entry in entries[Edition.Channel(client: name, locale: locale)] ?? [] {
                parts[entry.campaign, default: []].append((client, entry))
            }
        }
        let released = ledgers[locale].current?.messages ?? []
        let withdrawn = (withdrawals[locale]?.byCampaign ?? [:]).values
        return (released.map { ($0, nil) } + withdrawn.map { ($0.message, $0) }).flatMap {
            (old, withdrawal) -> [Diagnostic] in
            guard let own = parts[old.campaign]?.sorted(by: { $0.client.name < $1.client.name }),
                let message = messages[old.campaign]?.message(in: locale), !message.campaign.window.isOver(at: now),
                MessageContent(of: message, entries: own.map { ($0.client.name, $0.entry) }).hash
                    != old.content
            else { return [] }
            guard withdrawal != nil || ledgers[locale].mayHaveShown(old.campaign, until: now) else { return [] }
            // A content that cannot be read is a finding about the ledger already.
            guard let before = try? reader.content(old.content, locale: locale) else { return [] }
            if let withdrawal {
                // Nobody has written it anew where only newsadmin.yml or a template has another word for it now.
                guard Self.saysOtherwise(message, than: before) else { return [] }
                return own.compactMap { returning($0.entry, client: $0.client, after: withdrawal) }
            }
            return own.compactMap { known($0.entry, client: $0.client, from: before, as: message) }
        }
    }

    /// Whether somebody has changed what a message says, or when and to whom it may be shown.
    private static func saysOtherwise(_ message: Message, than before: MessageContent) -> Bool {
        let campaign = message.campaign
        return hasOtherWords(message, than: before) || message.actionURL.map(\.value) != before.action
            || campaign.window != before.window || campaign.versions.description != before.versions
            || campaign.systemBefore?.value != before.systemBefore
    }

    private static func hasOtherWords(_ message: Message, than before: MessageContent) -> Bool {
        !message.title.value.hasBytes(of: before.title) || !message.text.value.plain.hasBytes(of: before.text)
    }

    private func known(
        _ entry: FeedEntry, client: any Client, from before: MessageContent, as message: Message
    ) -> Diagnostic? {
        let kind = type(of: client)
        guard let old = before.part(for: kind.name)?.entry(of: before) else { return nil }
        let sentences = kind.afterChange(
            from: old, to: entry, version: client.clientVersion,
            isReturning: owners.hasReleased(
                kind.memoryKey(of: entry), client: kind.name, campaign: entry.campaign, in: entry.locale))
        guard !sentences.isEmpty else { return nil }
        let hasOtherWords = Self.hasOtherWords(message, than: before)
        // What is sent by hand may not have been sent at all, or by another program.
        let verb = client.download == nil ? "may have shown" : "has shown"
        return Diagnostic(
            .keyKnown, at: message.text.position(),
            "in “\(entry.locale)”, \(kind.title) \(verb) this \(hasOtherWords ? "with other words" : "before it was changed"): "
                + sentences.joined(separator: "; "),
            campaign: entry.campaign, locales: [entry.locale], client: kind.name)
    }

    private func returning(
        _ entry: FeedEntry, client: any Client, after withdrawal: Withdrawal
    ) -> Diagnostic? {
        let kind = type(of: client)
        let key = kind.memoryKey(of: entry)
        guard withdrawal.message.keys[kind.name] == key else { return nil }
        return returning(key, entry, client: client, withdrawnBy: withdrawal.release)
    }

    /// A key that was withdrawn from a message which has had others since.
    private func returned(_ entry: FeedEntry, client: any Client) -> Diagnostic? {
        let kind = type(of: client)
        let key = kind.memoryKey(of: entry)
        guard let withdrawals = withdrawals[entry.locale],
            withdrawals.byCampaign[entry.campaign]?.message.keys[kind.name] != key,
            owners.owner(of: key, client: kind.name)?.campaign == entry.campaign,
            let withdrawal = withdrawals.byKey[KeyOwners.Key(client: kind.name, key: key)]
        else { return nil }
        return returning(key, entry, client: client, withdrawnBy: withdrawal.release)
    }

    private func returning(
        _ key: String, _ entry: FeedEntry, client: any Client, withdrawnBy release: Int
    ) -> Diagnostic {
        let kind = type(of: client)
        return Diagnostic(
            .keyWithdrawn, at: entry.identityPosition,
            "\(kind.title) knows the key “\(key)”, which was withdrawn by release \(release) of \(entry.locale)",
            suggestion:
                "give the campaign another \(kind.identityField) in its block “\(kind.name)”, or other words where these are the key; "
                + "where it is to stay withdrawn, take \(entry.locale) out of its locales, or set draft: true",
            campaign: entry.campaign, locales: [entry.locale],
            client: kind.name)
    }

    private func taken(_ entry: FeedEntry, client: any Client) -> Diagnostic? {
        let name = client.name
        let key = type(of: client).memoryKey(of: entry)
        guard let owner = owners.owner(of: key, client: name), owner.campaign != entry.campaign else { return nil }
        let advice =
            if !type(of: client).isOfWords(memoryKey: key) {
                "give this campaign a key of its own"
            } else if owner.locale != entry.locale {
                WordsAdvice.sentence(
                    for: entry.campaign, in: entry.locale, besides: owner.campaign, in: owner.locale)
            } else {
                "give it other words, which are its key, or name its files as those of \(owner.campaign) were named"
            }
        return Diagnostic(
            .keyTaken, at: entry.identityPosition,
            "devices know the key “\(key)” from \(owner.campaign), "
                + "which release \(owner.release) of \(owner.locale) gave it to",
            suggestion: advice, campaign: entry.campaign, locales: [entry.locale], client: name)
    }

    /// Moves the messages that were withdrawn, and have not been given new keys since, out of the feeds.
    func takeOutWithdrawn(
        from entries: inout [Edition.Channel: [FeedEntry]], into unpublished: inout [Edition.Channel: [FeedEntry]]
    ) {
        for (locale, withdrawals) in withdrawals.mapValues(\.byCampaign) where !withdrawals.isEmpty {
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
    public static let ofKeys = [keyTaken, keyWithdrawn, keyKnown, renamedCampaign, sharedClientKey]
}
