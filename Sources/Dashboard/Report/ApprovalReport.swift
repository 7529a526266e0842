import Campaigns

/// What the dashboard says about one person's word that messages may be published.
public struct ApprovalReport: Hashable, Sendable {
    /// Who approved.
    public var reviewer: String
    /// When.
    public var time: Instant
    /// What the reviewer had to say.
    public var note: String?
    /// Whether what was approved is what the campaign says now.
    public var isOfWorkingText: Bool

    /// An approval.
    public init(reviewer: String, time: Instant, note: String?, isOfWorkingText: Bool = true) {
        self.reviewer = reviewer
        self.time = time
        self.note = note
        self.isOfWorkingText = isOfWorkingText
    }
}
