import Campaigns

/// What the dashboard says about one person's word that messages may be published.
public struct ApprovalReport: Hashable, Sendable {
    /// Who approved.
    var reviewer: String
    /// When.
    var time: Instant
    /// What the reviewer had to say.
    var note: String?
    /// Whether what was approved is what the campaign says now.
    var isOfWorkingText: Bool

    /// An approval.
    public init(reviewer: String, time: Instant, note: String?, isOfWorkingText: Bool = true) {
        self.reviewer = reviewer
        self.time = time
        self.note = note
        self.isOfWorkingText = isOfWorkingText
    }
}
