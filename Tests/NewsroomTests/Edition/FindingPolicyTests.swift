import Campaigns
import Testing

@Suite struct FindingPolicyTests {
    private func findings(rules: String = "", allow: String = "") throws -> [String] {
        let workspace = try TestWorkspace([
            "newsadmin.yml": TestWorkspace.configuration("en", more: "rules: {\(rules)}"),
            "campaigns/2026-11-20-a.md": """
            ---
            title: Two  spaces
            action: {url: http://example.com/, label: Go}
            allow: [\(allow)]
            ---
            Text
            """,
        ])
        return try workspace.check().map { "\($0.severity.rawValue) \($0.rule.id)" }
    }

    @Test func rulesHaveTheirOwnSeverityAtFirst() throws {
        #expect(try findings() == ["warning text-double-space", "warning action-not-https"])
    }

    @Test(arguments: [
        ("text-double-space: off", ["warning action-not-https"]),
        ("text-double-space: note", ["note text-double-space", "warning action-not-https"]),
        ("action-not-https: error", ["warning text-double-space", "error action-not-https"]),
    ])
    func theWorkspaceMayChangeThem(_ rules: String, _ expected: [String]) throws {
        #expect(try findings(rules: rules) == expected)
    }

    @Test func aCampaignMayAcceptFindings() throws {
        #expect(try findings(allow: "text-double-space") == ["warning action-not-https"])
        #expect(try findings(rules: "action-not-https: error", allow: "text-double-space, action-not-https") == [])
    }

    @Test func aLimitIsMeasuredAsTheWorkspaceSays() throws {
        let campaign = ["campaigns/2026-11-20-a.md": "---\ntitle: A title of 22 letters\n---\nText\n"]
        let strict = try TestWorkspace(campaign, locales: "en")
        try strict.write(
            TestWorkspace.configuration("en", more: "rules: {alert-title-length: {limit: 10}}"), to: "newsadmin.yml")
        #expect(try strict.check().map(\.rule.id) == ["alert-title-length"])
        #expect(try TestWorkspace(campaign, locales: "en").check() == [])
    }

    @Test func aLockedRuleCanNeitherBeChangedNorAllowed() throws {
        #expect(try findings(allow: "duplicate-id").contains("error locked-rule"))
        #expect(throws: WorkspaceReader.Failure.self) { try findings(rules: "duplicate-id: off") }
    }
}
