import Campaigns
import Clients
import Files

/// The schedules of a whole workspace: one for each client, shared by the locales in which it is the same.
public struct WorkspaceSchedules: Sendable {
    /// The entries of one client and locale.
    public struct Channel: Sendable {
        /// The client.
        var client: any Client
        /// The locale.
        var locale: String
        /// The entries in the order in which feeds hold them.
        var entries: [FeedEntry]

        /// The entries of a client and locale.
        public init(client: any Client, locale: String, entries: [FeedEntry]) {
            self.client = client
            self.locale = locale
            self.entries = entries
        }
    }

    /// The schedule of one client and the locales that share it.
    public struct Group: Sendable {
        /// The client's name.
        public var client: String
        /// The client's name for people.
        public var title: String
        /// The locales, in the order in which they were given.
        public var locales: [String]
        /// What devices of them can be shown.
        public var schedule: Schedule
        /// What the schedule follows from, beside the span.
        fileprivate var behaviour: FeedBehaviour

        /// Whether both have the same schedule.
        public func isScheduled(as other: Group) -> Bool {
            schedule.timeline.starts == other.schedule.timeline.starts
                && schedule.timeline.end == other.schedule.timeline.end && behaviour == other.behaviour
        }
    }

    /// What schedules are made for.
    public struct Purpose: OptionSet, Sendable {
        /// The number of the set.
        public let rawValue: Int
        /// To know what clients draw of the feeds, too.
        public static let screens = Purpose(rawValue: 1)
        /// To make others after them, for a later state of the same workspace.
        public static let successor = Purpose(rawValue: 2)

        /// The set of a number.
        public init(rawValue: Int) { self.rawValue = rawValue }
    }

    /// The schedules, in the order of the channels.
    public let groups: [Group]
    /// The time they are about.
    public let span: Range<Instant>
    /// The feed with all entries of each group's first locale, which stands for the others, by group.
    private let bodies: [FeedBody]
    /// What clients draw of the feeds with all entries, channel by channel; empty where nobody asked for it.
    private let screens: [[FeedMessage]]
    private let names: [(client: String, locale: String)]
    private let purpose: Purpose
    /// What was read of each channel's feed, for a successor; empty where there is to be none.
    private let known: [Feed]

    /// The schedules of these channels over a span.
    ///
    /// - Parameters:
    ///   - channels: the entries of each client and locale.
    ///   - span: the time.
    ///   - purpose: what else is wanted of it.
    ///   - earlier: schedules of clients with the same settings, from which is taken what comes out the same.
    public init(
        _ channels: [Channel], in span: Range<Instant>, for purpose: Purpose = [],
        after earlier: WorkspaceSchedules? = nil
    ) {
        let feeds = channels.parallelMap(batch: 1) { channel in
            Feed.of(channel, for: purpose, after: earlier?.feed(of: channel, for: purpose))
        }
        screens = feeds.map(\.screens)
        let names = channels.map { (client: $0.client.name, locale: $0.locale) }
        self.names = names
        var channelGroups: [(channels: [Int], behaviour: FeedBehaviour)] = []
        for (index, channel) in channels.enumerated() {
            let behaviour = FeedBehaviour(
                client: names[index].client, entries: channel.entries, compiled: feeds[index].compiled)
            if let alike = channelGroups.firstIndex(where: { $0.behaviour == behaviour }) {
                channelGroups[alike].channels.append(index)
            } else {
                channelGroups.append(([index], behaviour))
            }
        }
        self.span = span
        self.purpose = purpose
        known = purpose.contains(.successor) ? feeds : []
        bodies = channelGroups.map { group in
            let first = group.channels[0]
            let body = FeedBody(feeds[first].content.bytes, of: channels[first].entries)
            // What was decoded of it already is known to the earlier one.
            let known = earlier?.body(client: names[first].client, locale: names[first].locale)
            return known.flatMap { $0 == body ? $0 : nil } ?? body
        }
        groups = channelGroups.parallelMap(batch: 1) { group in
            let first = channels[group.channels[0]]
            return Group(
                client: first.client.name, title: first.client.title,
                locales: group.channels.map { channels[$0].locale },
                schedule: earlier?.schedule(of: group.behaviour, in: span)
                    ?? Schedule(of: first.entries, compiled: group.behaviour.compiled, in: span),
                behaviour: group.behaviour)
        }
    }

    /// The feed with all entries of one channel, and what was read of it. What it was decoded into is let go: of all
    /// channels at once that would take more memory than anything else.
    private struct Feed: Sendable {
        /// What is in the file, its bytes at hand for a successor alone: those of all channels at once would take more
        /// memory than anything else.
        var content: FileContent
        var compiled: any CompiledFeed
        var screens: [FeedMessage]

        /// The feed of a channel, as it was read before where it is the same.
        static func of(_ channel: Channel, for purpose: Purpose, after known: Feed?) -> Feed {
            let content = channel.client.feed(channel.entries, locale: channel.locale).content
            guard var known else { return Feed(channel, in: content, for: purpose) }
            if known.content.isMade(as: content) { return known }
            let kept = content.keeping(content.bytes)
            guard known.content == kept else { return Feed(channel, in: kept, for: purpose) }
            known.content = kept
            return known
        }

        private init(_ channel: Channel, in content: FileContent, for purpose: Purpose) {
            let bytes = content.bytes
            self.content = purpose.contains(.successor) ? content.keeping(bytes) : content
            let body = FeedBody(bytes, of: channel.entries)
            compiled = channel.client.compiled(body, locale: channel.locale)
            // What stands in views is looked at in the views themselves.
            screens =
                purpose.contains(.screens) ? channel.client.screens(in: body, locale: channel.locale) { _ in nil } : []
        }
    }

    /// What was read of a channel's feed for the same purpose.
    private func feed(of channel: Channel, for purpose: Purpose) -> Feed? {
        guard purpose == self.purpose,
            let place = place(client: channel.client.name, locale: channel.locale),
            known.indices.contains(place)
        else { return nil }
        return known[place]
    }

    /// The schedule of feeds that behave like this, over the same span.
    private func schedule(of behaviour: FeedBehaviour, in span: Range<Instant>) -> Schedule? {
        guard span == self.span else { return nil }
        return groups.first { $0.behaviour == behaviour }?.schedule
    }

    private func place(client: String, locale: String) -> Int? {
        names.firstIndex { $0.client == client && $0.locale == locale }
    }

    /// The feed with all entries of a client and locale, from which its schedule was read; nil but for the first locale
    /// of each group.
    public func body(client: String, locale: String) -> FeedBody? {
        groups.firstIndex { $0.client == client && $0.locales.first == locale }.map { bodies[$0] }
    }

    /// What a client draws of the feed with all entries of a locale, in the order of its elements; empty where nobody
    /// asked for it.
    public func screens(client: String, locale: String) -> [FeedMessage] {
        place(client: client, locale: locale).map { screens[$0] } ?? []
    }
}
