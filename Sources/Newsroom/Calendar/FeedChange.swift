import Campaigns

/// An instant at which feeds change, and what changes.
struct FeedChange: Equatable, Sendable {
    /// The instant.
    var instant: Instant
    /// What happens then, by campaign.
    var events: [Event]

    /// What happens to one campaign.
    struct Event: Equatable, Sendable {
        /// The campaign's id.
        var campaign: String
        /// Whether its entries come or go.
        var kind: Kind
        /// The clients and locales in whose feeds that happens, clients in the workspace's order.
        var feeds: [Feed]
    }

    /// The feeds of one client.
    struct Feed: Equatable, Sendable {
        /// The client's name.
        var client: String
        /// The locales.
        var locales: [String]
    }

    /// What can happen to an entry.
    enum Kind: String, Sendable {
        /// It enters the feed.
        case starts
        /// Phones that have it already, in their feed or from a push, show it from now on. Only listings have it.
        case due
        /// It leaves the feed.
        case ends
    }
}

extension [FeedChange.Event] {
    /// What starts before what is due and what ends, each by campaign.
    func inListingOrder() -> [FeedChange.Event] {
        let order: [FeedChange.Kind] = [.starts, .due, .ends]
        return order.flatMap { kind in
            filter { $0.kind == kind }.sorted { $0.campaign.isBytewiseLess(than: $1.campaign) }
        }
    }
}

extension FeedChange {
    /// What changes, in a few words: `2026-11-23-sale starts`, or `3 campaigns change`.
    var reason: String {
        events.count == 1 ? "\(events[0].campaign) \(events[0].kind.rawValue)" : "\(events.count) campaigns change"
    }
}
