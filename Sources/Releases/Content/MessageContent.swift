import Campaigns
import Clients
import Files

/// Everything of a message that users see, and who is meant: what a reviewer approves, and what a release holds.
///
/// It is taken from what the clients' feeds say, so that a change in a file which no phone sees changes nothing here,
/// and a change of a template that phones do see does.
public struct MessageContent: Equatable, Sendable {
    /// The name of its form.
    static let schema = "newsadmin/message/1"

    /// The campaign's id.
    public var campaign: String
    /// The locale in which it is shown.
    public var locale: String
    /// The title.
    public var title: String
    /// The text as clients without HTML show it.
    public var text: String
    /// The address that the action opens.
    public var action: String?
    /// When it may be shown.
    public var window: Window
    /// The app versions that are meant, in words.
    public var versions: String
    /// The first version of the operating system that is no longer meant.
    public var systemBefore: String?
    /// What it is in the feeds, one for each client, in order of their names.
    public var clients: [ClientContent]

    /// What a message is in these feeds.
    public init(of message: Message, entries: [(client: String, entry: FeedEntry)]) {
        let campaign = message.campaign
        self.campaign = campaign.id
        locale = message.locale
        title = message.title.value
        text = message.text.value.plain
        action = message.actionURL?.value
        window = campaign.window
        versions = campaign.versions.description
        systemBefore = campaign.systemBefore?.value
        clients = entries.sorted { $0.client < $1.client }.map { ClientContent(client: $0.client, entry: $0.entry) }
    }

    /// The form in which it is kept, the same bytes wherever it is written.
    public var bytes: [UInt8] { JSONWriter(.pretty).write(json) }

    /// The SHA-256 of ``bytes``, by which approvals and releases name it.
    public var hash: String { SHA256Digest(of: bytes).hexadecimal }

    /// What it is for a client; nil where the client has no part in it.
    public func part(for client: String) -> ClientContent? {
        clients.first { $0.client == client }
    }

    /// The images that its views and pages show, as paths below `public/`.
    public var assets: Set<String> {
        Set(clients.flatMap(\.assets))
    }
}
