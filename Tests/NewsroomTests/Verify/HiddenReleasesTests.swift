import Campaigns
import Newsroom
import Testing

/// What is said of a locale whose ledger lacks the release that its chain ends with.
@Suite struct HiddenReleasesTests {
    private static let now = "2026-11-20T12:00:00Z"
    private static let words = "en: its ledger has errors, so nobody can tell what was released; fix it first\n"

    private func workspace() throws -> TestWorkspace {
        let workspace = try TestWorkspace(["campaigns/a.md": "---\ntitle: A\ninotify: {key: a}\n---\nText\n"])
        try workspace.approve()
        try workspace.release("en", at: Self.now)
        try workspace.remove("releases/en/0001")
        return workspace
    }

    @Test func verifyDoesNotCallItUnreleased() throws {
        let workspace = try workspace()
        let report = try VerificationReport(
            VerifyPlan(folder: workspace.folder, now: try #require(Instant(iso8601: Self.now)), environment: [:]))
        #expect(report.text == Self.words + "fr: not released yet\n")
        #expect(report.diagnostics.contains { $0.rule.id == "ledger-missing" })
    }

    @Test func theLogDoesNotCallItUnreleased() throws {
        let workspace = try workspace()
        let log = try ReleaseLog(folder: workspace.folder)
        #expect(log.text == Self.words + "\nfr: not released yet\n")
    }
}
