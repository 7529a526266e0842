import Campaigns
import Releases

/// What looking at messages that are to be approved has come to so far.
struct ApprovalReview {
    /// What is shown to a person.
    var proposal = ApprovalProposal()
    /// The approvals to be written, by locale.
    private(set) var approvals: [String: [Approval]] = [:]
    /// The errors in files of messages.
    var errors: [Diagnostic] = []

    /// Keeps the approval of a message, and shows the message.
    mutating func add(_ approval: Approval, as item: ApprovalProposal.Item) {
        proposal.items.append(item)
        approvals[item.locale, default: []].append(approval)
    }

    /// Leaves a message out.
    mutating func leaveOut(_ status: MessageStatus, because sentence: String) {
        proposal.leftOut.append(Refusal(campaign: status.campaign, locale: status.locale, Sentence(sentence)))
    }
}
