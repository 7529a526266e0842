import Campaigns
import Releases

/// What the dashboard says about a message's way to phones: approvals and releases.
public struct MessageStatusReport: StandingMessage, Equatable, Sendable {
    /// The campaign's id.
    public var campaign: String
    /// The title of what it says now; of what was released where it says nothing any more.
    var title: String
    /// The state.
    public var state: MessageState
    /// Why it is in that state, for a person; nil where the state says it all.
    var reason: Sentence?
    /// What to do next; nil where there is nothing to do.
    public var next: NextStep?
    /// Why that would be refused for now; nil: it would not.
    var obstacle: ReleaseObstacle?
    /// The locale that title or text are taken from, where it is another one.
    var fallback: String?
    /// Whether the campaign said something else already when it was released, and the release kept what was approved.
    var isKept: Bool
    /// Whether phones still have a state of it that is over: it was to start or to end since.
    var isLate: Bool
    /// Who approved what it says now; where nobody did, who approved what the current release holds.
    var approvals: [ApprovalReport]
    /// The numbers of the releases that hold it, in order.
    var releases: [Int]
    /// When, by whom and why it was taken out; nil where it was not, or came back.
    var withdrawal: Withdrawal?
    /// When the current release lets it be shown; nil where that does not hold it.
    public var window: Window?
    /// What the current release calls it; nil where that does not hold it.
    public var releasedTitle: ReleasedTitle?
    /// By what devices remember it, as the current release has it, or else as it is now; empty where nothing was approved or
    /// released in its locale.
    public var keys: [Key]

    /// Whether it was taken out of the feeds, and does not come back.
    var isWithdrawn: Bool { state.released == .withdrawn && state.working == nil }

    /// Whether phones are to show it, now or later, unless a release takes it out.
    public var isReleased: Bool { state.released == .live || state.released == .scheduled }

    /// When it begins or ends next as the current release has it; nil: never.
    var nextChange: Instant? {
        switch state.released {
        case .scheduled: window?.start
        case .live: isLate ? nil : window?.end
        case .ended, .withdrawn, nil: nil
        }
    }

    /// By what the devices of some clients remember a message.
    public struct Key: Equatable, Sendable {
        /// The key.
        public var key: String
        /// The clients' names for people.
        public var clients: [String]

        /// A key.
        public init(key: String, clients: [String]) {
            self.key = key
            self.clients = clients
        }
    }

    /// How a message was taken out.
    public struct Withdrawal: Hashable, Sendable {
        /// When.
        var time: Instant
        /// By whom.
        var author: String
        /// Why.
        var reason: String

        /// A withdrawal.
        public init(time: Instant, author: String, reason: String) {
            self.time = time
            self.author = author
            self.reason = reason
        }
    }

    /// A message's status.
    public init(
        campaign: String, title: String, state: MessageState, reason: Sentence? = nil, next: NextStep? = nil,
        obstacle: ReleaseObstacle? = nil, fallback: String? = nil, isKept: Bool = false, isLate: Bool = false,
        approvals: [ApprovalReport] = [], releases: [Int] = [], withdrawal: Withdrawal? = nil, window: Window? = nil,
        releasedTitle: ReleasedTitle? = nil, keys: [Key] = []
    ) {
        self.campaign = campaign
        self.title = title
        self.state = state
        self.reason = reason
        self.next = next
        self.obstacle = obstacle
        self.fallback = fallback
        self.isKept = isKept
        self.isLate = isLate
        self.approvals = approvals
        self.releases = releases
        self.withdrawal = withdrawal
        self.window = window
        self.releasedTitle = releasedTitle
        self.keys = keys
    }
}
