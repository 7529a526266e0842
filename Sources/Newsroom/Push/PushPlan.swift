import Delivery
import Files

/// What is to be sent, and how.
public struct PushPlan: Sendable {
    /// The workspace's folder.
    var folder: String
    /// The campaigns.
    var campaigns: [String]
    /// The locales.
    var locales: [String]
    /// The file of the service account; nil: the environment names it.
    public var credentials: String?
    /// The address of FCM.
    public var endpoint = MessagingEndpoint.standard
    /// Whether what may have been sent, or was sent with another text, is sent again.
    public var resends = false
    /// Whether FCM is only asked whether it would take the messages.
    public var validatesOnly = false
    /// Whether to stay until the last message is due.
    public var waits = false
    /// How many messages are under way at once.
    public var width = 4
    /// The most messages a second.
    public var rate = 10.0
    /// When messages are tried again.
    public var policy = RetryPolicy()
    /// The environment of the process.
    var variables: [String: String]
    /// A name of this run that no other run has, on no machine.
    var run: String

    /// The messages of campaigns in locales.
    public init(
        folder: String, campaigns: [String], locales: [String], run: String, variables: [String: String]
    ) {
        self.folder = folder
        self.campaigns = campaigns.uniqued()
        self.locales = locales.uniqued()
        self.run = run
        self.variables = variables
    }
}
