import Campaigns

/// What the dashboard says about an instant at which campaigns begin or end.
public struct ChangeReport: Sendable {
    /// The instant.
    var instant: Instant
    /// What happens then.
    var events: [Event]

    /// What happens to one campaign.
    public struct Event: Sendable {
        /// The campaign's id.
        public var campaign: String
        /// Whether it comes; else it goes.
        public var starts: Bool
        /// The names of the clients in which that happens, in the workspace's order.
        public var clients: [String]
        /// The locales in which that happens, in the workspace's order.
        public var locales: [String]
        /// What the release calls the campaign that makes it happen, where the files say otherwise by now; nil: it happens by
        /// the files.
        public var released: ReleasedTitle?

        /// What happens to a campaign.
        public init(
            campaign: String, starts: Bool, clients: [String], locales: [String], released: ReleasedTitle? = nil
        ) {
            self.campaign = campaign
            self.starts = starts
            self.clients = clients
            self.locales = locales
            self.released = released
        }
    }

    /// A change.
    public init(instant: Instant, events: [Event]) {
        self.instant = instant
        self.events = events
    }
}
