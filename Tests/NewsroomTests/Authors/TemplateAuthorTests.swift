import Campaigns
import Testing

@testable import Newsroom

/// Who changed a template that a message names has written a part of it.
struct TemplateAuthorTests {
    private static let mallory = "Mallory <mallory@example.com>"

    /// A message by Ann, drawn by a template by Mallory.
    private func repository(_ template: String, _ lines: String) throws -> TestRepository {
        let repository = try TestRepository()
        try repository.workspace.write(
            TestWorkspace.configuration("en", clients: "clients: {notable: {}}"), to: "newsadmin.yml")
        try repository.commit("campaigns/sale.md", "---\ntitle: Sale\n\(lines)---\nHalf price.\n")
        try repository.workspace.write(
            "<p>{{title}}</p>{{{text}}}<button onclick=\"dismiss()\">OK</button>",
            to: "templates/notable/\(template).mustache")
        try repository.git("add", "templates")
        try repository.record(by: Self.mallory, minute: 1)
        return repository
    }

    private func approve(_ repository: TestRepository, by reviewer: String) throws -> ApprovalProposal {
        let folder = repository.workspace.folder
        let plan = ApprovalPlan(
            folder: folder, now: TestRepository.instant(2), campaigns: ["sale"], locales: ["en"], reviewer: reviewer,
            authors: [])
        let history = try WorkspaceHistory(folder: folder, environment: repository.environment)
        return try Approving(plan, authors: history.authors()).proposal()
    }

    @Test(arguments: ["template: sale\n", "notable: {views: {banner: {template: sale}}}\n"])
    func whoChangedATemplateThatIsNamedDoesNotApprove(lines: String) throws {
        let repository = try repository("sale", lines)
        let failure = try #require(throws: ReleaseFailure.self) { try approve(repository, by: Self.mallory) }
        guard case .refused(let refusals) = failure else {
            Issue.record("\(failure)")
            return
        }
        #expect(refusals.map(\.campaign) == ["sale"])
        #expect(refusals.first?.sentence.text.contains("wrote it") == true)
        let rita = try approve(repository, by: "Rita <rita@example.com>")
        #expect(rita.items.map(\.authors) == [["Ann", "Mallory"]])
    }

    @Test func whoChangedTheTemplateOfAllMessagesMayApprove() throws {
        let items = try approve(repository("banner", ""), by: Self.mallory).items
        #expect(items.map(\.authors) == [["Ann"]])
    }

    @Test func aTemplateThatIsNotCommittedIsByWhoeverIsAtWork() throws {
        let repository = try repository("sale", "template: sale\n")
        try repository.workspace.write(
            "<b>{{title}}</b>{{{text}}}<button onclick=\"dismiss()\">OK</button>", to: "templates/notable/sale.mustache"
        )
        let items = try approve(repository, by: "Rita <rita@example.com>").items
        #expect(items.map(\.authors) == [["Ann", "Mallory", "Wanda"]])
    }
}
