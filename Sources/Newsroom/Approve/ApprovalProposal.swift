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
    var known: [Item] = []

    /// One message.
    public struct Item: Equatable, Sendable {
        /// The campaign's id.
        var campaign: String
        /// The locale.
        var locale: String
        /// Its title.
        var title: String
        /// The state it is in.
        var state: MessageState
        /// The locale that title or text are taken from, where it is another one.
        var fallback: String?
        /// Who wrote it, as far as that is known.
        var authors: [String]
        /// The hash of what is approved.
        var content: String
        /// How many approvals it has once this one counts.
        var approvals: Int
        /// How many it needs.
        var needed: Int
    }
}
