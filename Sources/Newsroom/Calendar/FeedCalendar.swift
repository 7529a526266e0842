import Campaigns
import Clients
import Files

/// The instants at which an edition's feeds change.
struct FeedCalendar: Sendable {
    /// All changes, in order of time.
    let changes: [FeedChange]

    /// The changes of an edition's feeds; drafts change none.
    init(of edition: Edition) {
        self.init(of: edition.entries, in: edition.workspace.configuration)
    }

    /// The changes of feeds that hold these entries.
    init(of entries: [Edition.Channel: [FeedEntry]], in configuration: WorkspaceConfiguration) {
        var found: [Key: [String: Set<String>]] = [:]
        for (channel, entries) in entries {
            for entry in entries {
                if let start = entry.window.start {
                    let key = Key(instant: start, kind: .starts, campaign: entry.campaign)
                    found[key, default: [:]][channel.client, default: []].insert(channel.locale)
                }
                if let end = entry.window.end {
                    let key = Key(instant: end, kind: .ends, campaign: entry.campaign)
                    found[key, default: [:]][channel.client, default: []].insert(channel.locale)
                }
            }
        }
        var events: [Instant: [FeedChange.Event]] = [:]
        for (key, clients) in found {
            let feeds = configuration.clients.compactMap { client in
                clients[client].map { locales in
                    FeedChange.Feed(client: client, locales: configuration.locales.filter(locales.contains))
                }
            }
            events[key.instant, default: []].append(
                FeedChange.Event(campaign: key.campaign, kind: key.kind, feeds: feeds))
        }
        changes = events.sorted { $0.key < $1.key }.map { instant, events in
            FeedChange(instant: instant, events: events.inListingOrder())
        }
    }

    private struct Key: Hashable {
        var instant: Instant
        var kind: FeedChange.Kind
        var campaign: String
    }

    /// The first change after an instant.
    func next(after instant: Instant) -> FeedChange? {
        changes.first { $0.instant > instant }
    }

    /// The last change that has happened at an instant: since then the feeds are as they are.
    func last(until instant: Instant) -> FeedChange? {
        changes.last { $0.instant <= instant }
    }
}
