import Campaigns
import Delivery

/// What is to be served, and how.
public struct ServePlan: Sendable {
    /// The workspace's folder.
    var folder: String
    /// The moment that feeds are served for at first.
    var moment: ServeMoment
    /// Whether drafts are in the feeds.
    var showsDrafts: Bool
    /// Where to listen.
    var address: ServeAddress
    /// The number that other machines reach this one by, where it listens everywhere.
    var publicHost: String?
    /// Something that nobody can guess, new for each run.
    var token: String
    /// The time.
    var clock: @Sendable () -> Instant

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
