import Campaigns
import Delivery

/// What is to be served, and how.
public struct ServePlan: Sendable {
    /// The workspace's folder.
    public var folder: String
    /// The moment that feeds are served for at first.
    public var moment: ServeMoment
    /// Whether drafts are in the feeds.
    public var showsDrafts: Bool
    /// Where to listen.
    public var address: ServeAddress
    /// The number that other machines reach this one by, where it listens everywhere.
    public var publicHost: String?
    /// Something that nobody can guess, new for each run.
    public var token: String
    /// The time.
    public var clock: @Sendable () -> Instant

    /// A plan.
    public init(
        folder: String, moment: ServeMoment, showsDrafts: Bool = false, address: ServeAddress,
        publicHost: String? = nil, token: String, clock: @escaping @Sendable () -> Instant
    ) {
        self.folder = folder
        self.moment = moment
        self.showsDrafts = showsDrafts
        self.address = address
        self.publicHost = publicHost
        self.token = token
        self.clock = clock
    }
}
