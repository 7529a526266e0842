import Campaigns
import Clients
import Dashboard
import Files

/// The messages of an edition as their clients draw them, read back from encoded feeds: from the feed of now where they
/// are in it, else from one that is encoded for them in memory.
struct ScreensReadBack: Sendable {
    private var present: [Key: Preview] = [:]
    private var absent: [Key: Preview] = [:]
    private var feedPaths: [Edition.Channel: String] = [:]

    private struct Key: Hashable, Sendable {
        var channel: Edition.Channel
        var campaign: String
    }

    /// A message as it was read back, and where its views can be looked at.
    private struct Preview: Sendable {
        var message: FeedMessage
        var files: [String: ScreenPreview]
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
                present: Self.read(present, client: client, locale: locale, isInFeed: true),
                absent: Self.read(absent, client: client, locale: locale, isInFeed: false)
            )
        }
        for ((client, locale), read) in zip(channels, read) {
            let channel = Edition.Channel(client: type(of: client).name, locale: locale)
            feedPaths[channel] = read.path
            for (campaign, preview) in read.present { present[Key(channel: channel, campaign: campaign)] = preview }
            for (campaign, preview) in read.absent { absent[Key(channel: channel, campaign: campaign)] = preview }
        }
    }

    /// What a client makes of a message; nil where the client has no such message.
    func report(of message: Message, client: any Client) -> ClientReport? {
        let client = type(of: client)
        guard message.campaign.clients.contains(client.name) else { return nil }
        let channel = Edition.Channel(client: client.name, locale: message.locale)
        let key = Key(channel: channel, campaign: message.campaign.id)
        let preview = present[key] ?? absent[key]
        return ClientReport(
            client: client.name, title: client.title, isInFeed: present[key] != nil, feed: feedPaths[channel] ?? "",
            message: preview?.message, previews: preview?.files ?? [:])
    }

    /// The message of a campaign; nil where the client has none in that locale.
    func message(of campaign: String, in channel: Edition.Channel) -> FeedMessage? {
        let key = Key(channel: channel, campaign: campaign)
        return (present[key] ?? absent[key])?.message
    }

    /// The messages of a feed that holds these entries, by campaign.
    private static func read(
        _ entries: [FeedEntry], client: any Client, locale: String, isInFeed: Bool
    ) -> [(campaign: String, preview: Preview)] {
        guard !entries.isEmpty else { return [] }
        // What stands in views is looked at in the views themselves.
        let messages = client.screens(in: client.feed(entries, locale: locale).bytes, locale: locale) { _ in nil }
        let byIdentity = Dictionary(messages.map { ($0.identity, $0) }, uniquingKeysWith: { first, _ in first })
        return entries.indices.compactMap { index in
            let entry = entries[index]
            // A client whose elements have no name keeps them in the order in which they stand in the feed.
            let inOrder = messages.count == entries.count ? messages[index] : nil
            guard let message = byIdentity[entry.identity] ?? inOrder else { return nil }
            let files = Dictionary(
                entry.files.map { ($0.path, PreviewPlan.preview(of: $0, isInFeed: isInFeed)) },
                uniquingKeysWith: { first, _ in first })
            return (entry.campaign, Preview(message: message, files: files))
        }
    }
}
