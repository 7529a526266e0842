import Campaigns
import Files

/// Which two states of a workspace's locales are to be compared.
public struct DiffPlan: Sendable {
    /// The workspace's folder.
    var folder: String
    /// The first instant that is looked at.
    var now: Instant
    /// The locales; nil: all.
    var locales: [String]?
    /// The clients of interest; nil: all.
    var clients: Set<String>?
    /// The release to start from; nil: the current one.
    var from: Int?
    /// The release to compare with; nil: the working texts.
    var to: Int?

    /// A plan; without numbers from the current release to the working texts.
    public init(
        folder: String, now: Instant, locales: [String]?, clients: Set<String>? = nil, from: Int? = nil,
        to: Int? = nil
    ) {
        self.folder = folder
        self.now = now
        self.locales = locales?.uniqued()
        self.clients = clients
        self.from = from
        self.to = to
    }
}
