import Campaigns
import Clients
import Dashboard
import Files

/// The messages of an edition as their clients draw them, read back from encoded feeds: from the feed of now where they
/// are in it, else from one that is encoded for them in memory.
struct ScreensReadBack: Sendable {
    private var present: [Key: FeedMessage] = [:]
    private var absent: [Key: FeedMessage] = [:]
    private var feedPaths: [Edition.Channel: String] = [:]

    private struct Key: Hashable, Sendable {
        var channel: Edition.Channel
        var campaign: String
    }

    init(edition: Edition, now: Instant) {
        let channels = edition.clients.flatMap { client in
            edition.workspace.configuration.locales.map { (client: client, locale: $0) }
        }
        let read = channels.parallelMap(batch: 1) { client, locale in
            let present = edition.present(of: client, locale: locale, asOf: now)
            let absent = edition.absent(of: client, locale: locale, asOf: now)
            return (
                path: client.feed([], locale: locale).path,
                present: Self.read(present, client: client, locale: locale),
                absent: Self.read(absent, client: client, locale: locale)
            )
        }
        for ((client, locale), read) in zip(channels, read) {
            let channel = Edition.Channel(client: type(of: client).name, locale: locale)
            feedPaths[channel] = read.path
            for (campaign, message) in read.present { present[Key(channel: channel, campaign: campaign)] = message }
            for (campaign, message) in read.absent { absent[Key(channel: channel, campaign: campaign)] = message }
        }
    }

    /// What a client makes of a message; nil where the client has no such message.
    func report(of message: Message, client: any Client) -> ClientReport? {
        let client = type(of: client)
        guard message.campaign.clients.contains(client.name) else { return nil }
        let channel = Edition.Channel(client: client.name, locale: message.locale)
        let key = Key(channel: channel, campaign: message.campaign.id)
        return ClientReport(
            client: client.name, title: client.title, isInFeed: present[key] != nil, feed: feedPaths[channel] ?? "",
            message: present[key] ?? absent[key])
    }

    /// The messages of a feed that holds these entries, by campaign.
    private static func read(
        _ entries: [FeedEntry], client: any Client, locale: String
    ) -> [(campaign: String, message: FeedMessage)] {
        guard !entries.isEmpty else { return [] }
        let files = Dictionary(
            entries.flatMap(\.files).map { ($0.path, $0.bytes) }, uniquingKeysWith: { first, _ in first })
        let messages = client.screens(in: client.feed(entries, locale: locale).bytes, locale: locale) { files[$0] }
        let byIdentity = Dictionary(messages.map { ($0.identity, $0) }, uniquingKeysWith: { first, _ in first })
        return entries.indices.compactMap { index in
            let entry = entries[index]
            if let message = byIdentity[entry.identity] { return (entry.campaign, message) }
            // A client whose elements have no name keeps them in the order in which they stand in the feed.
            guard messages.count == entries.count else { return nil }
            return (entry.campaign, messages[index])
        }
    }
}
