import Campaigns
import Testing

@testable import Newsroom

/// Whoever writes can write `.mailmap` as well: it gives names, and makes nobody another person.
struct MailmapTests {
    private static let mallory = "Mallory <mallory@example.com>"
    private static let alice = "Alice <alice@example.com>"
    private static let toAlice = "\(alice) <mallory@example.com>\n"

    /// A message, and a `.mailmap`.
    private func repository(
        by author: String = Self.mallory, atWork user: String? = "Wanda <wanda@example.com>",
        mailmap: String = Self.toAlice,
        message: String = "News"
    ) throws -> TestRepository {
        let repository = try TestRepository(atWork: user)
        try repository.workspace.write(
            TestWorkspace.configuration("en", clients: "clients: {notable: {}}"), to: "newsadmin.yml")
        try repository.workspace.write(mailmap, to: ".mailmap")
        try repository.commit(
            "campaigns/sale.md", "---\ntitle: Sale\n---\nHalf price.\n", by: author, message: message)
        return repository
    }

    private func approve(
        _ repository: TestRepository, by reviewer: String, authors: [String] = []
    ) throws -> [ApprovalProposal.Item] {
        let folder = repository.workspace.folder
        let plan = ApprovalPlan(
            folder: folder, now: TestRepository.instant(2), campaigns: ["sale"], locales: ["en"], reviewer: reviewer,
            authors: authors)
        let history = try WorkspaceHistory(folder: folder, environment: repository.environment)
        return try Approving(plan, authors: history.authors()).proposal().items
    }

    private func expectRefusal(_ repository: TestRepository, to reviewer: String, authors: [String] = []) throws {
        let failure = try #require(throws: ReleaseFailure.self) {
            try approve(repository, by: reviewer, authors: authors)
        }
        guard case .refused(let refusals) = failure else {
            Issue.record("\(failure)")
            return
        }
        #expect(refusals.first?.sentence.text.contains("wrote it") == true)
    }

    @Test(arguments: ["Mallory", Self.mallory, "M <mallory@example.com>", "mallory@example.com", "Alice", Self.alice])
    func anAuthorIsOneUnderTheNameInTheCommitAndUnderTheOneThatIsGiven(reviewer: String) throws {
        try expectRefusal(repository(), to: reviewer)
    }

    @Test func theNameThatIsGivenIsRecorded() throws {
        #expect(try approve(repository(), by: "Rita <rita@example.com>").map(\.authors) == [["Alice"]])
    }

    @Test func aReviewerIsNotMadeAnotherPersonEither() throws {
        let repository = try repository(mailmap: "Zed <zed@example.com> Mal <mallory@example.com>\n")
        try expectRefusal(repository, to: "Mal <mallory@example.com>")
    }

    @Test(arguments: ["Mallory", "M <mallory@example.com>", "Alice"])
    func aCoauthorStaysOne(reviewer: String) throws {
        let repository = try repository(
            by: "Ann <ann@example.com>", message: "News\n\nCo-authored-by: \(Self.mallory)")
        try expectRefusal(repository, to: reviewer)
        #expect(try approve(repository, by: "Rita").map(\.authors) == [["Ann", "Alice"]])
    }

    @Test(arguments: ["Mallory", "Alice"])
    func whoHasNotCommittedYetStaysAnAuthor(reviewer: String) throws {
        let repository = try repository(by: "Ann <ann@example.com>", atWork: Self.mallory)
        try repository.workspace.write("---\ntitle: Sale\n---\nFree.\n", to: "campaigns/sale.md")
        try expectRefusal(repository, to: reviewer)
        #expect(try approve(repository, by: "Rita").map(\.authors) == [["Ann", "Alice"]])
    }

    @Test func whoeverIsNamedAsAnAuthorStaysOne() throws {
        let repository = try repository(by: "Ann <ann@example.com>")
        try expectRefusal(repository, to: "Mallory", authors: [Self.mallory])
    }

    @Test(arguments: ["%aN%n%x00", ":100644 100644", "Ann, Co-authored-by: Bob", "\u{2028}Zoë"])
    func anyNameIsReadAsItIs(name: String) throws {
        let repository = try repository(by: "Ann <ann@example.com>")
        try repository.git(
            "commit", "--quiet", "--amend", "--no-edit", "--reset-author",
            with: ["GIT_AUTHOR_NAME": name, "GIT_AUTHOR_EMAIL": "mallory@example.com"])
        try expectRefusal(repository, to: "M <mallory@example.com>")
        #expect(try approve(repository, by: "Rita").map(\.authors) == [["Alice"]])
    }
}
