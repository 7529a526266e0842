import Campaigns
import Simulation

/// What `forecast` is asked.
public struct ForecastPlan: Sendable {
    /// The workspace's folder.
    var folder: String
    /// An instant of the first day.
    var now: Instant
    /// The locales of the users; nil: all.
    var locales: Set<String>?
    /// The clients; nil: all.
    var clients: Set<String>?
    /// How many days.
    var days: Int
    /// How many users, in place of the audience's.
    var users: Int?
    /// Where the random numbers start, in place of the audience's.
    var seed: UInt64?
    /// How often users come back to the app after each launch, in place of the audience's number.
    var returns: Int?
    /// Which part of the users; nil: all.
    var shard: ForecastShard?
    /// How many threads.
    var jobs: Int

    /// A plan; by default for the whole audience, on one thread.
    public init(
        folder: String, now: Instant, locales: Set<String>? = nil, clients: Set<String>?, days: Int,
        users: Int? = nil, seed: UInt64? = nil, returns: Int? = nil, shard: ForecastShard? = nil, jobs: Int = 1
    ) {
        self.folder = folder
        self.now = now
        self.locales = locales
        self.clients = clients
        self.days = days
        self.users = users
        self.seed = seed
        self.returns = returns
        self.shard = shard
        self.jobs = jobs
    }
}
