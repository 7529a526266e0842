import Campaigns
import Simulation

/// What `forecast` is asked.
public struct ForecastPlan: Sendable {
    /// The workspace's folder.
    public var folder: String
    /// An instant of the first day.
    public var now: Instant
    /// The locales of the users; nil: all.
    public var locales: Set<String>?
    /// The clients; nil: all.
    public var clients: Set<String>?
    /// How many days.
    public var days: Int
    /// How many users, in place of the audience's.
    public var users: Int?
    /// Where the random numbers start, in place of the audience's.
    public var seed: UInt64?
    /// How often users come back to the app after each launch, in place of the audience's number.
    public var returns: Int?
    /// Which part of the users; nil: all.
    public var shard: ForecastShard?
    /// How many threads.
    public var jobs: Int

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
