import Campaigns
import Releases

/// What the dashboard says about one release of one locale.
public struct ReleaseReport: Sendable {
    /// Its number.
    var number: Int
    /// What made it.
    var kind: ReleaseManifest.Kind
    /// When it was made.
    var time: Instant
    /// Who made it.
    var author: String
    /// Why, where somebody said so.
    var note: String?
    /// Until when it holds what is to come.
    var horizon: Instant
    /// Whether it is signed.
    var isSigned: Bool
    /// How many messages it holds.
    var messages: Int
    /// The campaigns that came with it, or came back.
    var came: [String]
    /// The campaigns of which it says something else than the release before it.
    var changed: [Change]
    /// The campaigns that left with it.
    var left: [String]
    /// How it calls the campaigns that came with it or changed, and how the release before called those that left.
    var titles: [String: ReleasedTitle]
    /// Who approved what came or changed.
    var approvals: [Approval]

    /// A message that says something else than the release before.
    public struct Change: Sendable {
        /// The campaign's id.
        var campaign: String
        /// In what it differs, in words; nil where that is not known.
        var words: String?

        /// A change.
        public init(campaign: String, words: String?) {
            self.campaign = campaign
            self.words = words
        }
    }

    /// One person's word about some campaigns.
    public struct Approval: Sendable {
        /// Who, when, and what there was to say.
        var approval: ApprovalReport
        /// The campaigns.
        public var campaigns: [String]

        /// An approval of some campaigns.
        public init(approval: ApprovalReport, campaigns: [String]) {
            self.approval = approval
            self.campaigns = campaigns
        }
    }

    /// A release.
    public init(
        number: Int, kind: ReleaseManifest.Kind = .release, time: Instant, author: String, note: String? = nil,
        horizon: Instant, isSigned: Bool = false, messages: Int, came: [String] = [], changed: [Change] = [],
        left: [String] = [], titles: [String: ReleasedTitle] = [:],
        approvals: [Approval] = []
    ) {
        self.number = number
        self.kind = kind
        self.time = time
        self.author = author
        self.note = note
        self.horizon = horizon
        self.isSigned = isSigned
        self.messages = messages
        self.came = came
        self.changed = changed
        self.left = left
        self.titles = titles
        self.approvals = approvals
    }
}
