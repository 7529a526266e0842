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

    @Test(arguments: [["en"], ["fr"], ["en", "fr"], ["fr", "en"]])
    func `Campaigns with one key are released in their locales, together or one after the other`(
        _ locales: [String]
    ) throws {
        let workspace = try Self.workspace()
        try workspace.approve()
        try workspace.approve(["2026-11-20-fr"], in: ["fr"])
        let outcomes =
            locales.count > 1 ? try workspace.release(locales[0], locales[1]) : try workspace.release(locales[0])
        #expect(outcomes.flatMap(\.remarks).isEmpty)
        #expect(try Self.rules(in: workspace) == ["shared-client-key"])
        for locale in ["en", "fr"] where !locales.contains(locale) { try workspace.release(locale) }
        #expect(try Self.rules(in: workspace) == ["shared-client-key"])
        let shared = try workspace.check().filter { $0.rule.id == "shared-client-key" }
        #expect(shared.map(\.campaign) == ["2026-11-20-fr"], "who has accepted it need not do so again")
        #expect(try workspace.states(of: "2026-11-20") == ["en": "live"])
        #expect(try workspace.states(of: "2026-11-20-fr") == ["fr": "live"])
    }

    @Test func `A campaign for a locale in which another one had the key is refused in all of its locales`() throws {
        let workspace = try Self.workspace()
        try workspace.approve()
        try workspace.release("en")
        try workspace.remove("campaigns/2026-11-20.md")
        try workspace.write(
            "---\ntitle: Soldes\ninotify: {key: 2026/11/20}\n---\nMoitié prix.\n", to: "campaigns/2026-11-20-fr.md")
        let findings = try workspace.check().filter { $0.rule.id == "key-taken" }
        #expect(Set(findings.flatMap { $0.locales ?? [] }) == ["en", "fr"])
        #expect(try Self.rules(in: workspace).allSatisfy { $0 == "key-taken" })
    }

    /// In one file for all languages it would stand twice.
    @Test func `Locales that share a file share the key`() throws {
        let item = "ismartnews: {form: alert, uuid: sale}"
        let workspace = try TestWorkspace([
            "newsadmin.yml": TestWorkspace.configuration(
                "en, fr", clients: "clients: {ismartnews: {combined: true}}"),
            "campaigns/a.md": "---\ntitle: Sale\nlocales: [en]\n\(item)\n---\nHalf price.\n",
            "campaigns/b.md": "---\ntitle: Soldes\nlocales: [fr]\n\(item)\n---\nMoitié prix.\n",
        ])
        #expect(try Self.rules(in: workspace) == ["shared-client-key"])
        try workspace.approve()
        try workspace.approve(["b"], in: ["fr"])
        let failure = try #require(throws: ReleaseFailure.self) { try workspace.release("en", "fr") }
        guard case .findings(let findings) = failure else {
            Issue.record("\(failure)")
            return
        }
        #expect(findings.map(\.rule.id) == ["key-taken"])
        #expect(findings.first?.position.file == "campaigns/b.md")
        try workspace.release("en")
        #expect(try Self.rules(in: workspace) == ["key-taken"])
    }

    @Test func `What was released in another locale and is gone is told`() throws {
        let workspace = try Self.workspace()
        try workspace.approve()
        try workspace.release("en")
        try workspace.remove("campaigns/2026-11-20.md")
        let findings = try workspace.check().filter { $0.rule.id == "shared-client-key" }
        #expect(
            findings.map(\.message) == [
                "iNotify knows 2026-11-20 by “2026/11/20” too, from release 1 of en: phones that change their language take "
                    + "the two for one message"
            ])
    }

    @Test func isNotThatOfOneCampaignInSeveralLocales() throws {
        let workspace = try TestWorkspace(["campaigns/2026-11-20.md": "---\ntitle: Sale\n---\nHalf price.\n"])
        #expect(try Self.rules(in: workspace) == [])
    }
}
