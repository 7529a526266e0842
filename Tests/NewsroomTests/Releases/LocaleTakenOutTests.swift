import Campaigns
import Releases
import Testing

@testable import Newsroom

/// A locale that `newsadmin.yml` no longer lists, while phones still download what was released in it.
@Suite struct LocaleTakenOutTests {
    private static let now = "2026-11-20T12:00:00Z"
    private static let place = "deploy: {remote: site}"

    private func deployed() throws -> TestWorkspace {
        let workspace = try TestWorkspace([
            "newsadmin.yml": TestWorkspace.configuration("en, fr", more: Self.place),
            "campaigns/a.md": "---\ntitle: A\ninotify: {key: a}\n---\nText\n",
            "campaigns/a.fr.md": "---\ntitle: B\n---\nTexte\n",
        ])
        try workspace.approve()
        try workspace.release("en", "fr")
        try deploy(["en", "fr"], workspace)
        return workspace
    }

    private func takeOut(_ workspace: TestWorkspace) throws {
        try workspace.write(TestWorkspace.configuration("en", more: Self.place), to: "newsadmin.yml")
        try workspace.remove("campaigns/a.fr.md")
    }

    private func deploy(_ locales: [String], _ workspace: TestWorkspace) throws {
        let now = try #require(Instant(iso8601: Self.now))
        _ = try Deploying(DeployPlan(folder: workspace.folder, now: now, locales: locales)).run()
    }

    private func verified(_ workspace: TestWorkspace) throws -> VerificationReport {
        try VerificationReport(
            VerifyPlan(
                folder: workspace.folder, now: try #require(Instant(iso8601: Self.now)),
                place: workspace.folder + "/site",
                environment: [:]))
    }

    @Test func itIsWarnedOfAndItsFilesAreKnown() throws {
        let workspace = try deployed()
        #expect(try !workspace.check().contains { $0.rule.id == "ledger-locale" })
        try takeOut(workspace)
        let sentence =
            "releases/fr/current:1:1: warning: newsadmin.yml no longer lists “fr”, and phones still get the message of its "
            + "release 1; list fr again, withdraw what is in it, deploy it, and then take it out [ledger-locale]"
        #expect(try workspace.check().map(\.description) == [sentence])
        #expect(try workspace.status().findings.map(\.description) == [sentence])
        let report = try verified(workspace)
        #expect(report.diagnostics.map(\.description) == [sentence])
        #expect(report.findings.map(\.kind) == [.leftOver])
        #expect(report.findings.map(\.place) == ["inotify/fr.plist"])
        #expect(report.findings.first?.message == "it belongs to “fr”, which newsadmin.yml no longer lists")
    }

    @Test func whatWasEmptiedBeforeIsNotWarnedOf() throws {
        let workspace = try deployed()
        try workspace.withdraw("a", in: "fr")
        try deploy(["fr"], workspace)
        try takeOut(workspace)
        #expect(try !workspace.check().contains { $0.rule.id == "ledger-locale" })
        #expect(try verified(workspace).findings.map(\.kind) == [.leftOver])
    }
}
