import Campaigns

/// An instant at which feeds change, and what changes.
public struct FeedChange: Equatable, Sendable {
    /// The instant.
    public var instant: Instant
    /// What happens then, by campaign.
    public var events: [Event]

    /// What happens to one campaign.
    public struct Event: Equatable, Sendable {
        /// The campaign's id.
        public var campaign: String
        /// Whether its entries come or go.
        public var kind: Kind
        /// The clients and locales in whose feeds that happens, clients in the workspace's order.
        public var feeds: [Feed]
    }

    /// The feeds of one client.
    public struct Feed: Equatable, Sendable {
        /// The client's name.
        public var client: String
        /// The locales.
        public var locales: [String]
    }

    /// What can happen to an entry.
    public enum Kind: String, Sendable {
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
    public var reason: String {
        events.count == 1 ? "\(events[0].campaign) \(events[0].kind.rawValue)" : "\(events.count) campaigns change"
    }
}
