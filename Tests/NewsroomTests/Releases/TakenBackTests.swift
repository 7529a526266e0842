import Campaigns
import Releases
import Testing

@testable import Newsroom

@Suite struct TakenBackTests {
    private func released() throws -> TestWorkspace {
        let workspace = try TestWorkspace(
            [
                "campaigns/2026-11-20-a.md": "---\ntitle: A\n---\nText\n",
                "campaigns/2026-11-20-b.md": "---\ntitle: B\n---\nText\n",
            ], locales: "en")
        try workspace.approve()
        try workspace.release("en")
        return workspace
    }

    /// A workspace in which a bad text went out and was taken back.
    private func rolledBack() throws -> TestWorkspace {
        let workspace = try released()
        try workspace.write("---\ntitle: A\n---\nBad text\n", to: "campaigns/2026-11-20-a.md")
        try workspace.approve()
        try workspace.release("en")
        try workspace.rollBack("en")
        return workspace
    }

    private func next(_ workspace: TestWorkspace) throws -> NextStep? {
        try #require(workspace.status().locales.first?.messages.first).next
    }

    @Test func whatARollbackTookBackIsNotJustReleasedAgain() throws {
        let workspace = try rolledBack()
        let step = NextStep.putBack(rollback: 3, file: "campaigns/2026-11-20-a.md", isGone: false)
        #expect(try next(workspace) == step)
        #expect(
            step.text(for: ["en"]).text
                == "release 3 took this back: change campaigns/2026-11-20-a.md, or put it out again as it is: "
                + "newsadmin release en")
    }

    @Test func aTextThatIsNewAfterARollbackIsReleasedAsAnyOther() throws {
        let workspace = try rolledBack()
        try workspace.write("---\ntitle: A\n---\nGood text\n", to: "campaigns/2026-11-20-a.md")
        try workspace.approve()
        #expect(try next(workspace) == .release)
    }

    @Test func aWithdrawalAfterARollbackChangesNothingOfThat() throws {
        let workspace = try rolledBack()
        try workspace.withdraw("2026-11-20-b", in: "en")
        #expect(
            try next(workspace) == .putBack(rollback: 3, file: "campaigns/2026-11-20-a.md", isGone: false))
        #expect(
            try workspace.release("en", isDryRun: true).first?.remarkLines.first
                == "warning: this undoes what release 3 took back: 2026-11-20-a")
    }

    @Test func whatARollbackBroughtBackIsNotJustTakenOutAgain() throws {
        let workspace = try released()
        try workspace.remove("campaigns/2026-11-20-a.md")
        try workspace.release("en")
        try workspace.rollBack("en")
        #expect(try next(workspace) == .putBack(rollback: 3, file: "campaigns/2026-11-20-a.md", isGone: true))
        let text = try workspace.status().text(fitting: nil)
        #expect(text.contains("release 3 brought this back") && !text.contains("    newsadmin release en"))
    }

    @Test(
        "What has not started was shown to nobody, whose words can change",
        arguments: [("2026-11-19T00:00Z", true), ("2026-11-21T00:00Z", false)])
    func whatHasNotStartedIsKnownToNobody(start: String, isKnown: Bool) throws {
        func text(_ word: String) -> String { "---\ntitle: A\nstart: \(start)\n---\n\(word)\n" }
        let workspace = try TestWorkspace(["campaigns/2026-11-20-a.md": text("One")], locales: "en")
        try workspace.approve()
        try workspace.release("en")
        try workspace.write(text("Two"), to: "campaigns/2026-11-20-a.md")
        let findings = try workspace.check()
        #expect(findings.contains { $0.rule.id == "key-known" } == isKnown)
    }
}
