import Clients

/// What a forecast came to, whole or of one shard.
public struct ForecastReport: Equatable, Sendable {
    /// What it is about.
    public var setting: ForecastSetting
    /// Which part of the users was simulated; nil: all.
    public var shard: ForecastShard?
    /// What was counted.
    public var totals: ForecastTotals

    /// A report.
    public init(_ setting: ForecastSetting, shard: ForecastShard? = nil, totals: ForecastTotals) {
        self.setting = setting
        self.shard = shard
        self.totals = totals
    }

    /// How many users were simulated.
    public var users: Int { shard?.users(of: setting.users).count ?? setting.users }
    /// How often each client's phones were launched.
    public var launches: Int { totals.clients.first?.launches ?? 0 }
    /// For each locale and version how many users there are.
    public var installs: [[Int]] { totals.clients.first?.users ?? [] }
    /// How many users are never shown anything, by any client.
    public var neverReached: Int { totals.usersByMessages.first ?? 0 }

    /// What became of one message.
    public struct Reach: Equatable, Sendable {
        /// How many users are meant: they read the locale, and have a version that is meant.
        public var meant = 0
        /// How many users saw it.
        public var reached = 0
        /// How many of those who are meant never saw it.
        public var missed = 0
        /// How often it was shown.
        public var shown = 0

        /// A message of which nobody knows.
        public init() {}
    }

    /// What became of a message of a client, by their places.
    public func reach(_ client: Int, _ message: Int) -> Reach {
        let counts = totals.clients[client]
        let about = setting.clients[client].messages[message]
        var reach = Reach()
        for (version, reached) in counts.reachedByVersion[message].enumerated() {
            reach.reached += reached
            guard about.isMeant[version] else { continue }
            reach.meant += installs[about.locale][version]
            reach.missed += installs[about.locale][version] - reached
        }
        reach.shown = counts.shown[message].reduce(0, +)
        return reach
    }

    /// For one client how many users have seen no message, one, two and so on, in all locales together.
    public func usersByMessages(_ client: Int) -> [Int] {
        totals.clients[client].usersByMessages.reduce(into: []) { ForecastCounts.add($1, to: &$0) }
    }
}
