import Campaigns
import Files
import Releases

/// What is to be approved, and by whom.
public struct ApprovalPlan: Sendable {
    /// The workspace's folder.
    public var folder: String
    /// The instant of the approval.
    public var now: Instant
    /// The campaigns; nil: everything that waits for review.
    public var campaigns: [String]?
    /// The locales; nil: all.
    public var locales: [String]?
    /// Who approves.
    public var reviewer: String
    /// What the reviewer has to say.
    public var note: String?
    /// Who wrote the texts, beside those that version control knows.
    public var authors: [String]

    /// A plan.
    public init(
        folder: String, now: Instant, campaigns: [String]?, locales: [String]?, reviewer: String, note: String? = nil,
        authors: [String] = []
    ) {
        self.folder = folder
        self.now = now
        self.campaigns = campaigns?.uniqued()
        self.locales = locales?.uniqued()
        self.reviewer = reviewer
        self.note = note
        self.authors = authors
    }
}

/// What an approval would be about, for a person to look at first.
public struct ApprovalProposal: Equatable, Sendable {
    /// The messages that are approved.
    public var items: [Item] = []
    /// What is left out, and why.
    public var leftOut: [Refusal] = []
    /// The messages that this reviewer has approved already as they are.
    public var known: [Item] = []

    /// One message.
    public struct Item: Equatable, Sendable {
        /// The campaign's id.
        public var campaign: String
        /// The locale.
        public var locale: String
        /// Its title.
        public var title: String
        /// The state it is in.
        public var state: MessageState
        /// The locale that title or text are taken from, where it is another one.
        public var fallback: String?
        /// Who wrote it, as far as that is known.
        public var authors: [String]
        /// The hash of what is approved.
        public var content: String
        /// How many approvals it has once this one counts.
        public var approvals: Int
        /// How many it needs.
        public var needed: Int
    }
}
