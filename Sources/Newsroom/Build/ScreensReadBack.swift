import Campaigns
import Clients
import Dashboard
import Files

/// The messages of an edition as their clients draw them, read back from encoded feeds: from the feed of now where they
/// are in it, else from one that is encoded for them in memory.
struct ScreensReadBack: Sendable {
    private let channels: [Edition.Channel: Contents]

    /// What was read back of one client and locale, by campaign.
    private struct Contents: Sendable {
        /// The path of the feed.
        var path: String
        var present: [String: Preview]
        var absent: [String: Preview]
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
            let read = Self.readWhole(of: client, locale: locale, in: edition, asOf: now)
            return Contents(
                path: client.feed([], locale: locale).path, present: Self.byCampaign(read.present),
                absent: Self.byCampaign(read.absent))
        }
        self.channels = Dictionary(
            zip(channels, read).map { channel, contents in
                (Edition.Channel(client: type(of: channel.client).name, locale: channel.locale), contents)
            }, uniquingKeysWith: { $1 })
    }

    private static func byCampaign(_ read: Read) -> [String: Preview] {
        Dictionary(read.map { ($0.campaign, $0.preview) }, uniquingKeysWith: { $1 })
    }

    /// What a client makes of a message; nil where the client has no such message.
    func report(of message: Message, client: any Client) -> ClientReport? {
        let client = type(of: client)
        guard message.campaign.clients.contains(client.name) else { return nil }
        let channel = Edition.Channel(client: client.name, locale: message.locale)
        let contents = channels[channel]
        let present = contents?.present[message.campaign.id]
        let preview = present ?? contents?.absent[message.campaign.id]
        return ClientReport(
            client: client.name, title: client.title, isInFeed: present != nil, feed: contents?.path ?? "",
            message: preview?.message, previews: preview?.files ?? [:])
    }

    /// The message of a campaign; nil where the client has none in that locale.
    func message(of campaign: String, in channel: Edition.Channel) -> FeedMessage? {
        guard let contents = channels[channel] else { return nil }
        return (contents.present[campaign] ?? contents.absent[campaign])?.message
    }

    private typealias Read = [(campaign: String, preview: Preview)]

    /// The messages of a channel, by campaign; from the feed that holds all of them, where it names each entry by its
    /// identity, or none.
    private static func readWhole(
        of client: any Client, locale: String, in edition: Edition, asOf now: Instant
    ) -> (present: Read, absent: Read) {
        let name = type(of: client).name
        let channel = Edition.Channel(client: name, locale: locale)
        let entries = edition.entries[channel] ?? []
        let unpublished = edition.unpublished[channel] ?? []
        let messages = edition.schedules?.screens(client: name, locale: locale) ?? []
        guard let own = places(of: entries, besides: unpublished, among: messages)
        else {
            return (
                read(
                    edition.present(of: client, locale: locale, asOf: now), client, locale, isInFeed: true, in: edition),
                read(
                    edition.absent(of: client, locale: locale, asOf: now), client, locale, isInFeed: false, in: edition)
            )
        }
        var (present, absent): (Read, Read) = ([], [])
        for (entry, place) in zip(entries, own) {
            let isInFeed = entry.window.contains(now)
            let preview = preview(of: entry, messages[place], isInFeed: isInFeed, in: edition)
            if isInFeed { present.append((entry.campaign, preview)) } else { absent.append((entry.campaign, preview)) }
        }
        return (present, absent + read(unpublished, client, locale, isInFeed: false, in: edition))
    }

    /// The place of each entry's message in the feed that holds all of them; nil where that cannot be told, or where an
    /// entry that is in no feed may be taken for one of them.
    private static func places(
        of entries: [FeedEntry], besides unpublished: [FeedEntry], among messages: [FeedMessage]
    ) -> [Int]? {
        guard messages.count == entries.count else { return nil }
        let named = Dictionary(messages.indices.map { (messages[$0].identity, $0) }, uniquingKeysWith: { $1 })
        guard unpublished.allSatisfy({ named[$0.identity] == nil }) else { return nil }
        let own = entries.compactMap { named[$0.identity] }
        // A client whose elements have no name keeps them in the order in which they stand in the feed.
        if own.isEmpty { return Array(entries.indices) }
        return own.count == entries.count && Set(own).count == own.count ? own : nil
    }

    /// The messages of a feed that holds these entries, by campaign.
    private static func read(
        _ entries: [FeedEntry], _ client: any Client, _ locale: String, isInFeed: Bool, in edition: Edition
    ) -> Read {
        guard !entries.isEmpty else { return [] }
        // What stands in views is looked at in the views themselves.
        let messages = client.screens(in: client.feed(entries, locale: locale).bytes, locale: locale) { _ in nil }
        let byIdentity = Dictionary(messages.map { ($0.identity, $0) }, uniquingKeysWith: { first, _ in first })
        return entries.indices.compactMap { index in
            let entry = entries[index]
            // A client whose elements have no name keeps them in the order in which they stand in the feed.
            let inOrder = messages.count == entries.count ? messages[index] : nil
            guard let message = byIdentity[entry.identity] ?? inOrder else { return nil }
            return (entry.campaign, preview(of: entry, message, isInFeed: isInFeed, in: edition))
        }
    }

    private static func preview(
        of entry: FeedEntry, _ message: FeedMessage, isInFeed: Bool, in edition: Edition
    ) -> Preview {
        if entry.files.isEmpty { return Preview(message: message, files: [:]) }
        let files = Dictionary(
            entry.files.map { ($0.path, PreviewPlan.preview(of: $0, isInFeed: isInFeed, in: edition)) },
            uniquingKeysWith: { first, _ in first })
        return Preview(message: message, files: files)
    }
}
