import Campaigns
import Testing

@testable import Newsroom

/// Locales of which one has a signed release and the other one does not.
extension DeployingTests {
    private static let later = "2026-11-20T13:00:00Z"

    /// A workspace in a folder of its own whose first locale is signed; the private key lies beside it.
    private func signed(_ clients: String) throws -> TestWorkspace {
        let workspace = try released(clients)
        let secret = try TestWorkspace()
        let now = try #require(Instant(iso8601: Self.later))
        _ = try KeyGeneration(
            folder: workspace.folder, privatePath: secret.folder + "/acme.key", publicPath: nil, now: now
        ).run()
        try workspace.write(
            workspace.text("newsadmin.yml") + "release: {keys: [keys/2026.pub]}\n", to: "newsadmin.yml")
        let plan = ReleasePlan(
            folder: workspace.folder, now: now, locales: ["en"], author: "Otto", keyFile: secret.folder + "/acme.key")
        #expect(try withExtendedLifetime(secret) { try Releasing(plan).run() }.map(\.number) == [2])
        return workspace
    }

    @Test func anUnsignedLocaleIsInNoFeedOfAllLanguages() throws {
        let workspace = try signed("ismartnews: {combined: true}")
        let failure = try #require(throws: ReleaseFailure.self) { try deploy(workspace, "en", at: Self.later) }
        guard case .findings(let findings) = failure else {
            Issue.record("\(failure)")
            return
        }
        #expect(findings.map(\.rule.id) == ["ledger-unsigned"])
        #expect(findings.map(\.position.file) == ["releases/fr/0001/manifest.json"])
        #expect(workspace.names(below: "site").isEmpty)
        for locales in [nil, ["en"]] {
            let report = try VerificationReport(
                VerifyPlan(
                    folder: workspace.folder, now: try #require(Instant(iso8601: Self.later)), locales: locales,
                    environment: [:]))
            #expect(report.findings.filter { $0.kind == .unsigned }.map(\.place).last == "ismartnews/all.plist")
            #expect(report.findings.last?.message.text.contains("current release of fr;") == true)
        }
    }

    @Test func whatNobodySignedIsNotDeployedForWantOfTheKeys() throws {
        let workspace = try released("inotify: {}")
        try workspace.write(
            workspace.text("newsadmin.yml") + "release: {keys: [keys/2026.pub]}\n", to: "newsadmin.yml")
        let failure = try #require(throws: ReleaseFailure.self) { try deploy(workspace, "en") }
        guard case .findings(let findings) = failure else {
            Issue.record("\(failure)")
            return
        }
        #expect(findings.map(\.rule.id) == ["bad-key-file"])
        #expect(workspace.names(below: "site").isEmpty)
    }

    @Test func anUnsignedLocaleStopsNobodyElseWithoutSuchAFeed() throws {
        let workspace = try signed("ismartnews: {}")
        #expect(try deploy(workspace, "en", at: Self.later).written == ["ismartnews/en.plist"])
        let report = try VerificationReport(
            VerifyPlan(
                folder: workspace.folder, now: try #require(Instant(iso8601: Self.later)), environment: [:]))
        #expect(report.findings.map(\.place) == ["releases/fr/0001/manifest.json"])
    }
}
