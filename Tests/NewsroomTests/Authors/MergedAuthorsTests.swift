import Campaigns
import Testing

@testable import Newsroom

@Suite struct MergedAuthorsTests {
    /// A commit has a date of its own, and its branch may be merged long after a release that knows of no commit.
    @Test func whoWroteBeforeAReleaseWithoutGitIsAnAuthorStill() throws {
        let repository = try TestRepository()
        let path = "campaigns/2026-11-20-a.md"
        try repository.commit(path, "---\ntitle: A\n---\nText\n", by: "Will <will@example.com>")
        try repository.workspace.approve()
        try repository.workspace.release("en")
        try repository.commit(path, "---\ntitle: B\n---\nText\n", by: "Bob <bob@example.com>", minute: 10)
        func approve(by reviewer: String) throws {
            let now = try #require(Instant(iso8601: "2026-11-21T12:00:00Z"))
            let plan = ApprovalPlan(
                folder: repository.workspace.folder, now: now, campaigns: ["2026-11-20-a"], locales: ["en"],
                reviewer: reviewer)
            _ = try Approving(plan, authors: FileAuthors(try #require(try repository.control()))).run()
        }
        #expect(throws: ReleaseFailure.self) { try approve(by: "Bob <bob@example.com>") }
        try approve(by: "Rita <rita@example.com>")
    }
}
