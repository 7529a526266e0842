import Campaigns
import Testing

@testable import Newsroom

/// What a feed of all languages shows to phones of a locale that has no message of its own.
@Suite struct BorrowedTextTests {
    /// What is said of a message that has been withdrawn, whose keys could not come back.
    private static let withdrawn =
        "warning: a is not in fr, and all.plist of iSmartNews cannot hide it there: users see “Sale”, in en; "
        + "withdraw it in en too (newsadmin withdraw a --locale en --reason …)"
    private static let warning = withdrawn + ", or approve and release it in fr"

    private func workspace(_ settings: String = "combined: true", form: String? = nil) throws -> TestWorkspace {
        try TestWorkspace([
            "newsadmin.yml": TestWorkspace.configuration(
                "en, fr", clients: "clients: {inotify: {}, ismartnews: {\(settings)}}", more: "deploy: {remote: site}"),
            "campaigns/a.md":
                "---\ntitle: Sale\ninotify: {key: a}\n\(form.map { "ismartnews: {form: \($0)}\n" } ?? "")---\nHalf price.\n",
            "campaigns/a.fr.md": "---\ntitle: Soldes\n---\nMoitié prix.\n",
        ])
    }

    private func released(_ settings: String = "combined: true", form: String? = nil) throws -> TestWorkspace {
        let workspace = try workspace(settings, form: form)
        try workspace.approve()
        #expect(try workspace.release("en", "fr").flatMap(\.remarkLines).isEmpty)
        return workspace
    }

    private func deploy(_ workspace: TestWorkspace, _ locale: String) throws -> DeployResult {
        let now = try #require(Instant(iso8601: "2026-11-20T13:00:00Z"))
        return try Deploying(DeployPlan(folder: workspace.folder, now: now, locales: [locale])).run(isDryRun: true)
    }

    private func warnings(_ outcomes: [ReleaseOutcome]) -> [String: [String]] {
        outcomes.reduce(into: [:]) { warnings, outcome in
            warnings[outcome.locale] = outcome.remarkLines.filter { $0.hasPrefix("warning: ") }
        }
    }

    @Test func aWithdrawalInOneLocaleWarns() throws {
        let workspace = try released()
        #expect(warnings(try workspace.withdraw("a", in: "fr")) == ["fr": [Self.withdrawn]])
        #expect(try deploy(workspace, "en").warnings.map(\.description) == [Self.withdrawn])
        #expect(try deploy(workspace, "fr").text(isDryRun: true, clock: .utc).hasSuffix("\n\(Self.withdrawn)\n"))
    }

    @Test func aWithdrawalInAllLocalesDoesNot() throws {
        let workspace = try released()
        #expect(warnings(try workspace.withdraw("a", in: "fr", "en")) == ["fr": [], "en": []])
        #expect(try deploy(workspace, "en").warnings.isEmpty)
    }

    @Test func aReleaseOfTheSourceLocaleAloneWarns() throws {
        let workspace = try workspace()
        try workspace.approve(in: ["en"])
        #expect(warnings(try workspace.release("en", isDryRun: true)) == ["en": [Self.warning]])
        #expect(warnings(try workspace.release("en", "fr"))["fr"]?.last == Self.warning)
        #expect(try deploy(workspace, "en").warnings.map(\.description) == [Self.warning])
        try workspace.approve()
        #expect(warnings(try workspace.release("fr")) == ["fr": []])
        #expect(try deploy(workspace, "en").warnings.isEmpty)
    }

    @Test func aRollbackToAReleaseWithoutItWarns() throws {
        let workspace = try workspace()
        try workspace.approve(in: ["en"])
        try workspace.release("en", "fr")
        try workspace.approve()
        try workspace.release("fr")
        #expect(warnings(try workspace.rollBack("fr"))["fr"]?.last == Self.warning)
    }

    @Test(arguments: [("", nil), ("combined: true", "alert"), ("combined: true", "page")] as [(String, String?)])
    func whatCanBeHiddenOrIsInNoSuchFeedIsNotWarnedOf(settings: String, form: String?) throws {
        let workspace = try released(settings, form: form)
        #expect(warnings(try workspace.withdraw("a", in: "fr")) == ["fr": []])
        #expect(try deploy(workspace, "en").warnings.isEmpty)
    }
}
