import Campaigns
import Clients
import Dashboard
import Files

/// The messages of an edition as their clients draw them, read back from encoded feeds: from the feed of now where they
/// are in it, else from one that is encoded for them in memory.
struct ScreensReadBack: Sendable {
    private let plan: PreviewPlan
    private let channels: [Edition.Channel: Contents]

    /// The messages of an edition, with the views that can be looked at by a plan.
    init(edition: Edition, now: Instant, previews plan: PreviewPlan) {
        self.plan = plan
        let channels = edition.clients.flatMap { client in
            edition.workspace.configuration.locales.map { (client: client, locale: $0) }
        }
        let read = channels.parallelMap(batch: 1) { client, locale in
            Contents(of: client, locale: locale, in: edition, asOf: now)
        }
        self.channels = Dictionary(
            zip(channels, read).map { channel, contents in
                (Edition.Channel(channel.client, locale: channel.locale), contents)
            }, uniquingKeysWith: { $1 })
    }

    /// What a client makes of a message; nil where the client has no such message.
    func report(of message: Message, client: any Client) -> ClientReport? {
        guard message.campaign.clients.contains(client.name) else { return nil }
        let channel = Edition.Channel(client, locale: message.locale)
        let contents = channels[channel]
        let reading = contents?.readings[message.campaign.id]
        return ClientReport(
            client: client.name, title: client.title, isInFeed: reading?.isInFeed == true,
            isScheduled: contents?.scheduled.contains(message.campaign.id) == true, feed: contents?.path ?? "",
            message: reading?.message, isLost: reading == nil,
            previews: reading.map { previews(of: $0.entry, isInFeed: $0.isInFeed, in: channel) } ?? [:])
    }

    /// Where the views of an entry can be looked at.
    func previews(of entry: FeedEntry, isInFeed: Bool, in channel: Edition.Channel) -> [String: ScreenPreview] {
        if entry.files.isEmpty { return [:] }
        return Dictionary(
            keepingFirst: entry.files.map { ($0.path, plan.preview(of: $0, isInFeed: isInFeed, in: channel)) })
    }

    /// The message of a campaign; nil where the client has none in that locale.
    func message(of campaign: String, in channel: Edition.Channel) -> FeedMessage? {
        channels[channel]?.readings[campaign]?.message
    }

    /// An entry, and its message as it was read back; nil where the client draws nothing of it.
    private struct Reading: Sendable {
        var entry: FeedEntry
        var message: FeedMessage?
        var isInFeed: Bool
    }

    /// What was read back of one client and locale.
    private struct Contents: Sendable {
        /// The path of the feed.
        let path: String
        /// The campaigns that it holds now or later.
        let scheduled: Set<String>
        /// What was read back, by campaign.
        private(set) var readings: [String: Reading] = [:]

        /// The messages of a channel; from the feed that holds all of them, where it names each entry by its identity, or
        /// none.
        init(of client: any Client, locale: String, in edition: Edition, asOf now: Instant) {
            let name = client.name
            let channel = Edition.Channel(client: name, locale: locale)
            let entries = edition.entries[channel] ?? []
            let unpublished = edition.unpublished[channel] ?? []
            path = type(of: client).feedPath(of: locale)
            scheduled = Set(entries.filter { $0.window.end.map { $0 > now } ?? true }.map(\.campaign))
            let messages = edition.schedules?.screens(client: name, locale: locale) ?? []
            readings.reserveCapacity(entries.count + unpublished.count)
            if let own = Self.places(of: entries, besides: unpublished, among: messages) {
                for (entry, index) in zip(entries, own) {
                    add(Reading(entry: entry, message: messages[index], isInFeed: entry.window.contains(now)))
                }
                read(unpublished, client, locale, isInFeed: false)
            } else {
                read(edition.present(of: client, locale: locale, asOf: now), client, locale, isInFeed: true)
                read(edition.absent(of: client, locale: locale, asOf: now), client, locale, isInFeed: false)
            }
        }

        /// Adds what was read; of two with one campaign the one in the feed counts, or else the later.
        private mutating func add(_ reading: Reading) {
            let campaign = reading.entry.campaign
            if !reading.isInFeed, readings[campaign]?.isInFeed == true { return }
            readings[campaign] = reading
        }

        /// Reads the messages of a feed that holds these entries.
        private mutating func read(_ entries: [FeedEntry], _ client: any Client, _ locale: String, isInFeed: Bool) {
            guard !entries.isEmpty else { return }
            let feed = FeedBody(client.feed(entries, locale: locale).bytes, of: entries)
            // What stands in views is looked at in the views themselves.
            let read = client.screens(in: feed, locale: locale) { _ in nil }
            let named = Dictionary(keepingFirst: read.map { ($0.identity, $0) })
            for (index, entry) in entries.enumerated() {
                // A client whose elements have no name keeps them in the order in which they stand in the feed; where it
                // draws fewer than there are, each is looked at by itself.
                let message =
                    named[entry.identity]
                    ?? (read.count == entries.count ? read[index] : Self.message(of: entry, client, locale))
                add(Reading(entry: entry, message: message, isInFeed: isInFeed))
            }
        }

        /// The message of a feed that holds a single entry; nil where the client draws nothing of it.
        private static func message(of entry: FeedEntry, _ client: any Client, _ locale: String) -> FeedMessage? {
            let feed = FeedBody(client.feed([entry], locale: locale).bytes, of: [entry])
            let read = client.screens(in: feed, locale: locale) { _ in nil }
            return read.count == 1 ? read[0] : nil
        }

        /// The place of each entry's message in the feed that holds all of them; nil where that is not known, or where
        /// an entry that is in no feed may be taken for one of them.
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
    }
}
