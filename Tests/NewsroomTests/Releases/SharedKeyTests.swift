import Campaigns
import Newsroom
import Testing

@Suite("A key that campaigns of different locales share")
struct SharedKeyTests {
    private static func workspace() throws -> TestWorkspace {
        try TestWorkspace([
            "campaigns/2026-11-20.md": "---\ntitle: Sale\nlocales: [en]\n---\nHalf price.\n",
            "campaigns/2026-11-20-fr.md":
                "---\ntitle: Soldes\nlocales: [fr]\ninotify: {key: 2026/11/20}\n---\nMoitié prix.\n",
        ])
    }

    private static func rules(in workspace: TestWorkspace) throws -> [String] {
        try workspace.check().filter { $0.rule.id.hasSuffix("key") || $0.rule.id == "key-taken" }.map(\.rule.id)
    }

    @Test func isTold() throws {
        let findings = try Self.workspace().check().filter { $0.rule.id == "shared-client-key" }
        #expect(findings.map(\.campaign) == ["2026-11-20-fr"])
        #expect(findings.first?.message.hasPrefix("iNotify knows 2026-11-20 by “2026/11/20” too, in “en”") == true)
    }

    @Test func isAnotherRulesOnceOneOfThemWasReleased() throws {
        let workspace = try Self.workspace()
        #expect(try Self.rules(in: workspace) == ["shared-client-key"])
        try workspace.approve()
        try workspace.release("en")
        #expect(try Self.rules(in: workspace) == ["key-taken"])
    }

    /// One after the other, the second would be without its campaign; the source's locale comes first.
    @Test(arguments: [["en", "fr"], ["fr", "en"]])
    func isNotReleasedInBothTogether(_ locales: [String]) throws {
        let workspace = try Self.workspace()
        try workspace.approve()
        try workspace.approve(["2026-11-20-fr"], in: ["fr"])
        let failure = try #require(throws: ReleaseFailure.self) { try workspace.release(locales[0], locales[1]) }
        guard case .findings(let findings) = failure else {
            Issue.record("\(failure)")
            return
        }
        #expect(findings.map(\.rule.id) == ["key-taken"])
        #expect(findings.first?.position.file == "campaigns/2026-11-20-fr.md")
        #expect(try workspace.check().allSatisfy { $0.rule.id != "key-taken" }, "nothing was released")
    }

    @Test func isNotThatOfOneCampaignInSeveralLocales() throws {
        let workspace = try TestWorkspace(["campaigns/2026-11-20.md": "---\ntitle: Sale\n---\nHalf price.\n"])
        #expect(try Self.rules(in: workspace) == [])
    }
}
