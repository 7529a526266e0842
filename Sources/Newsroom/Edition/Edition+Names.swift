import Campaigns
import Clients
import Simulation

extension Edition {
    /// The campaigns of a client's messages by the names under which its devices speak of them: the identity or id; and for
    /// one that a feed leaves out, whatever only one message has of title and text together, the title, and an address.
    ///
    /// - Parameter span: the time in which the devices are used. What is in no feed then has no part in it: whoever
    ///   announces the same thing every month means the message of this one.
    func campaignNames(client: String, locale: String, in span: Range<Instant>) -> [String: String] {
        let entries = entries(client: client, locale: locale, in: span)
        var words: [(name: String, campaign: String)] = []
        for entry in entries {
            if let message = messages[entry.campaign]?.message(in: locale) {
                let (title, text) = (message.title.value, message.text.value.plain)
                words += [title, ShownMessage.name(title: title, text: text)].map { ($0, entry.campaign) }
            }
            let texts = entry.value.dictionary?.compactMap(\.value.string) ?? []
            words += texts.filter { $0.contains("://") }.map { ($0, entry.campaign) }
        }
        let unique = Dictionary(grouping: words, by: \.name).mapValues { Set($0.map(\.campaign)) }
            .filter { $0.value.count == 1 }.compactMapValues(\.first)
        return unique.merging(ownNames(of: entries, client: client)) { _, name in name }
    }

    /// The campaigns of a client's messages by the names in `steps`. Words take long to put together, so they are left out
    /// where the device calls each message by its identity.
    func campaignNames(
        client: String, locale: String, in span: Range<Instant>, for steps: [SimulatedStep]
    ) -> [String: String] {
        let own = ownNames(of: entries(client: client, locale: locale, in: span), client: client)
        let named = steps.lazy.map(\.account).flatMap { account in
            account.seen.map(\.id) + (account.reasonForNothing?.messages ?? [])
        }
        let needsNoWords = named.allSatisfy { name in name.map { own[$0] != nil } ?? false }
        return needsNoWords ? own : campaignNames(client: client, locale: locale, in: span)
    }

    private func entries(client: String, locale: String, in span: Range<Instant>) -> [FeedEntry] {
        (entries[Channel(client: client, locale: locale)] ?? []).filter { $0.window.isOpen(in: span) }
    }

    /// The campaigns by their identity and id, above all by the name that an entry has in the feed: the id of one campaign
    /// may be what another one is counted under.
    private func ownNames(of entries: [FeedEntry], client: String) -> [String: String] {
        let kind = clients.first { $0.name == client }.map { type(of: $0) as any Client.Type }
        let names = entries.map { ($0.campaign, $0.campaign) } + entries.map { ($0.identity, $0.campaign) }
        let inFeed = entries.compactMap { entry in kind?.name(of: entry).map { ($0, entry.campaign) } }
        return Dictionary(names + inFeed) { _, last in last }
    }

    /// What a message that was shown is called: by the title that it shows, or that its campaign has, or by what devices
    /// know it.
    func words(title: String?, campaign: String?, name: String, in locale: String) -> String {
        title ?? campaign.flatMap { self.title(of: $0, in: locale) } ?? name
    }

    /// The language of a title that a phone of a locale shows: that of another locale, where the campaign's title comes from
    /// there; else the phone's.
    func language(of title: String, campaign: String?, in locale: String) -> String {
        guard let own = campaign.flatMap({ messages[$0]?.message(in: locale)?.title }), own.value.hasBytes(of: title)
        else { return locale }
        return own.locale
    }

    /// A campaign's title in a locale; nil where it has no message there.
    func title(of campaign: String, in locale: String) -> String? {
        messages[campaign]?.message(in: locale)?.title.value
    }
}
