import Campaigns
import Clients
import Files

/// The schedules of a whole workspace: one for each client, shared by the locales in which it is the same.
public struct ScheduleBook: Sendable {
    /// The entries of one client and locale.
    public struct Channel: Sendable {
        /// The client.
        public var client: any Client
        /// The locale.
        public var locale: String
        /// The entries in the order in which feeds hold them.
        public var entries: [FeedEntry]

        /// The entries of a client and locale.
        public init(client: any Client, locale: String, entries: [FeedEntry]) {
            self.client = client
            self.locale = locale
            self.entries = entries
        }
    }

    /// The schedule of one client and some locales.
    public struct Page: Sendable {
        /// The client's name.
        public var client: String
        /// The client's name for people.
        public var title: String
        /// The locales, in the order in which they were given.
        public var locales: [String]
        /// What devices of them can be shown.
        public var schedule: Schedule
    }

    /// The schedules, in the order of the channels.
    public let pages: [Page]
    /// The time they are about.
    public let span: Range<Instant>
    /// The feed with all entries of each page's first locale, which stands for the others, by page.
    private let bodies: [FeedBody]
    /// What clients draw of the feeds with all entries, channel by channel; empty where nobody asked for it.
    private let screens: [[FeedMessage]]
    private let names: [(client: String, locale: String)]

    /// The schedules of these channels over a span.
    ///
    /// - Parameter readsScreens: whether it also reads what clients draw of the feeds.
    public init(_ channels: [Channel], in span: Range<Instant>, readsScreens: Bool = false) {
        let feeds = channels.parallelMap(batch: 1) { Feed($0, readsScreens: readsScreens) }
        let compiled = feeds.map(\.compiled)
        screens = feeds.map(\.screens)
        names = channels.map { (type(of: $0.client).name, $0.locale) }
        var groups: [(channels: [Int], messages: [ScheduledMessage])] = []
        for (index, channel) in channels.enumerated() {
            let messages = channel.entries.map(ScheduledMessage.init)
            let alike = groups.firstIndex { group in
                let first = channels[group.channels[0]]
                return type(of: first.client) == type(of: channel.client) && group.messages == messages
                    && compiled[group.channels[0]].isInterchangeable(with: compiled[index])
            }
            if let alike {
                groups[alike].channels.append(index)
            } else {
                groups.append(([index], messages))
            }
        }
        self.span = span
        bodies = groups.map { FeedBody(feeds[$0.channels[0]].bytes) }
        pages = groups.parallelMap(batch: 1) { group in
            let first = channels[group.channels[0]]
            return Page(
                client: type(of: first.client).name, title: type(of: first.client).title,
                locales: group.channels.map { channels[$0].locale },
                schedule: Schedule(of: first.entries, compiled: compiled[group.channels[0]], in: span))
        }
    }

    /// The feed with all entries of one channel, and what was read of it. What it was decoded into is let go: of all
    /// channels at once that would take more memory than anything else.
    private struct Feed: Sendable {
        var bytes: [UInt8]
        var compiled: any CompiledFeed
        var screens: [FeedMessage]

        init(_ channel: Channel, readsScreens: Bool) {
            bytes = channel.client.feed(channel.entries, locale: channel.locale).bytes
            let body = FeedBody(bytes)
            compiled = channel.client.compiled(body, locale: channel.locale)
            // What stands in views is looked at in the views themselves.
            screens = readsScreens ? channel.client.screens(in: body, locale: channel.locale) { _ in nil } : []
        }
    }

    /// The schedule of a client and locale; nil where there is none.
    public func schedule(client: String, locale: String) -> Schedule? {
        pages.first { $0.client == client && $0.locales.contains(locale) }?.schedule
    }

    /// The feed with all entries of a client and locale, from which its schedule was read; nil but for the first locale
    /// of each page.
    public func body(client: String, locale: String) -> FeedBody? {
        pages.firstIndex { $0.client == client && $0.locales.first == locale }.map { bodies[$0] }
    }

    /// What a client draws of the feed with all entries of a locale, in the order of its elements; empty where nobody
    /// asked for it.
    public func screens(client: String, locale: String) -> [FeedMessage] {
        names.firstIndex { $0.client == client && $0.locale == locale }.map { screens[$0] } ?? []
    }
}
