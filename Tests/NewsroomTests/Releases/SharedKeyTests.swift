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

    /// iSmartNews knows messages by their words, in whatever language a campaign says them.
    private static func words(_ locales: [String], in other: [String]) throws -> TestWorkspace {
        func text(_ locales: [String], _ words: String) -> String {
            "---\ntitle: \(words)\nlocales: [\(locales.joined(separator: ", "))]\n---\n\(words)\n"
        }
        return try TestWorkspace([
            "newsadmin.yml": """
            sourceLocale: en
            locales: [en, fr]
            baseURL: https://news.example.com/feeds/
            app: {versions: ["1.0"]}
            clients: {ismartnews: {}}

            """,
            "campaigns/a.md": text(locales, "default"), "campaigns/b.md": text(other, "default"),
        ])
    }

    @Test(arguments: [
        (["fr"], "make one campaign of the two: put the text into a as its translation into “fr”"),
        (["en"], "take one of them out of “en”, or change a word in it"),
    ])
    func isToldOfWordsAsWell(_ other: [String], _ advice: String) throws {
        let workspace = try Self.words(["en"], in: other)
        let findings = try workspace.check().filter { $0.rule.id == "shared-client-key" }
        #expect(findings.map(\.campaign) == ["b"])
        #expect(
            findings.first?.message.hasPrefix("iSmartNews knows messages by their words, and a says the same") == true)
        #expect(findings.first?.suggestion?.hasPrefix(advice) == true, "\(findings.map(\.description))")
    }

    @Test func ofWordsNobodyIsToldToGiveThemAKey() throws {
        let workspace = try Self.words(["en"], in: ["fr"])
        try workspace.approve(["a"], in: ["en"])
        try workspace.approve(["b"], in: ["fr"])
        let failure = try #require(throws: ReleaseFailure.self) { try workspace.release("en", "fr") }
        guard case .findings(let refused) = failure else {
            Issue.record("\(failure)")
            return
        }
        try workspace.release("en")
        let taken = try workspace.check().filter { $0.rule.id == "key-taken" }
        #expect(refused.map(\.rule.id) == ["key-taken"] && taken.count == 1)
        for finding in refused + taken {
            #expect(finding.suggestion?.hasPrefix("make one campaign of the two: put the text into a") == true)
        }
    }
}
