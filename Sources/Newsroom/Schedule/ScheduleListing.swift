import Campaigns
import Clients
import Files

/// The instants at which feeds change, and why, as people and other programs read them.
public struct ScheduleListing: Sendable {
    /// The app's name.
    var name: String
    /// Where its feeds are served, without the scheme and the slash at its end: no other workspace has the same.
    var place: String
    /// The workspace's clocks.
    var clock: ZoneClock
    /// The changes, in order of time.
    var changes: [FeedChange]
    /// The titles of the campaigns, by id.
    var titles: [String: String]
    /// The errors for which feeds of these locales are not published.
    public var errors: StoppingErrors

    /// Whether it goes by what was released.
    var isOfReleases: Bool
    /// Whether it does, and phones get nothing by releases yet.
    var lacksReleases = false

    /// The changes of a workspace's feeds from an instant on.
    ///
    /// - Parameters:
    ///   - folder: the workspace.
    ///   - now: the instant; earlier changes are left out.
    ///   - locales: the locales of interest; nil: all.
    ///   - clients: the clients of interest; nil: all.
    ///   - isOfReleases: whether it goes by what was released, and not by the working files.
    /// - Throws: ``WorkspaceReader/Failure``.
    public init(
        folder: String, now: Instant, locales: Set<String>?, clients: Set<String>?, isOfReleases: Bool = false
    ) throws(WorkspaceReader.Failure) {
        let edition = try EditionReader(now: now).read(folder)
        let configuration = edition.workspace.configuration
        self.isOfReleases = isOfReleases
        name = configuration.name
        place = PathSteps(configuration.production.baseURL).names.dropFirst().joined(separator: "/")
        clock = configuration.clock
        titles = Dictionary(keepingFirst: edition.workspace.campaigns.map { ($0.id, edition.title(of: $0)) })
        let entries: [Edition.Channel: [FeedEntry]]
        if isOfReleases {
            let released = try WorkspaceReader.Failure.filing { () throws(FileProblem) in
                try ReleasedEntries(in: edition, locales: locales, at: now)
            }
            entries = released.entries
            lacksReleases = released.locales.isEmpty
            titles.merge(released.titles) { _, released in released }
            errors = StoppingErrors(released.damages)
        } else {
            entries = edition.entries
            errors = StoppingErrors(in: edition, locales: locales)
        }
        let changes = FeedCalendar(of: entries, in: configuration).changes
        self.changes = Self.addingDue(of: entries, in: edition, to: changes).filter { $0.instant > now }
            .compactMap { $0.restricted(toLocales: locales, clients: clients) }
    }

    /// Changes, and when phones that have a message in their feeds before its start show it: the feeds of some clients
    /// hold the start itself. Where an entry has other dates than the campaign, it may be later, and is not listed.
    private static func addingDue(
        of entries: [Edition.Channel: [FeedEntry]], in edition: Edition, to changes: [FeedChange]
    ) -> [FeedChange] {
        var starts: [Start: [String: Set<String>]] = [:]
        for (channel, entries) in entries {
            for entry in entries where entry.window.start == nil {
                guard let instant = entry.start, entry.value.begins(at: instant) else { continue }
                let start = Start(campaign: entry.campaign, instant: instant)
                starts[start, default: [:]][channel.client, default: []].insert(channel.locale)
            }
        }
        let configuration = edition.workspace.configuration
        var all = Dictionary(uniqueKeysWithValues: changes.map { ($0.instant, $0.events) })
        for (start, clients) in starts {
            let feeds = configuration.clients.compactMap { client in
                clients[client].map { locales in
                    FeedChange.Feed(client: client, locales: configuration.locales.filter(locales.contains))
                }
            }
            all[start.instant, default: []].append(FeedChange.Event(campaign: start.campaign, kind: .due, feeds: feeds))
        }
        return all.sorted { $0.key < $1.key }.map { FeedChange(instant: $0, events: $1.inListingOrder()) }
    }

    private struct Start: Hashable {
        var campaign: String
        var instant: Instant
    }
}

extension FeedChange {
    /// The change as far as it touches some locales and clients; nil where it touches none of them.
    func restricted(toLocales locales: Set<String>?, clients: Set<String>?) -> FeedChange? {
        var change = self
        change.events = events.compactMap { event in
            var event = event
            event.feeds = event.feeds.compactMap { feed in
                var feed = feed
                if let locales { feed.locales = feed.locales.filter(locales.contains) }
                return feed.locales.isEmpty || clients?.contains(feed.client) == false ? nil : feed
            }
            return event.feeds.isEmpty ? nil : event
        }
        return change.events.isEmpty ? nil : change
    }
}

extension PropertyValue {
    /// Whether an entry holds a start itself, in whatever form, and no dates beside it.
    fileprivate func begins(at start: Instant) -> Bool {
        switch self {
        case .date(let date): date == start
        case .string(let text): text == start.iso8601
        case .array(let values): values.contains { $0.begins(at: start) }
        case .dictionary(let entries):
            !entries.contains { $0.key.lowercased() == "dates" } && entries.contains { $0.value.begins(at: start) }
        default: false
        }
    }
}
