import Releases

/// What an approval would be about, for a person to look at first.
public struct ApprovalProposal: Equatable, Sendable {
    /// The messages that are approved.
    public var items: [Item] = []
    /// What is left out, and why.
    public var leftOut: [Refusal] = []
    /// Whether any of these are left out because the reviewer has written them, or may have.
    public var isRefusedToReviewer = false
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
