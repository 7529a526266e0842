import Campaigns
import Files

/// What is to be approved, and by whom.
public struct ApprovalPlan: Sendable {
    /// The workspace's folder.
    var folder: String
    /// The instant of the approval.
    var now: Instant
    /// The campaigns; nil: everything that waits for review.
    var campaigns: [String]?
    /// The campaigns that were named by the files of their translations: these have to be there.
    public var translated: Set<String> = []
    /// The locales; nil: all.
    var locales: [String]?
    /// Who approves.
    var reviewer: String
    /// What the reviewer has to say.
    var note: String?
    /// Who wrote the texts, beside those that version control knows.
    var authors: [String]

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
