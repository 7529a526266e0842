import Campaigns
import Testing

@Suite struct ExpiringSoonTests {
    private func isFound(now: String, draft: Bool = false, limit: Int = 2) throws -> Bool {
        let workspace = try TestWorkspace([
            "newsadmin.yml": """
            sourceLocale: en
            baseURL: https://a.example/
            clients: {inotify: {}}
            rules: {expiring-soon: {limit: \(limit)}}
            """,
            "campaigns/a.md": """
            ---
            title: A
            draft: \(draft)
            start: 2026-11-20T09:00Z
            end: ①2026-12-01T00:00Z
            ---
            """,
        ])
        let read = try workspace.read()
        let findings = ExpiringSoon.findings(
            in: try #require(read.campaigns.first), now: try #require(Instant(iso8601: now)),
            configuration: read.configuration)
        if !findings.isEmpty { workspace.expect(findings, at: ["①": "expiring-soon"]) }
        return !findings.isEmpty
    }

    @Test(arguments: [
        ("2026-11-28T23:59:59Z", false), ("2026-11-29T00:00:00Z", true), ("2026-11-30T23:59:59Z", true),
        ("2026-12-01T00:00:00Z", false), ("2026-11-01T00:00:00Z", false),
    ])
    func aLiveCampaignIsToldInItsLastTwoDays(_ now: String, _ expected: Bool) throws {
        #expect(try isFound(now: now) == expected)
    }

    @Test func theWorkspaceMayChangeTheDays() throws {
        #expect(try isFound(now: "2026-11-21T00:00:00Z", limit: 10))
        #expect(try !isFound(now: "2026-11-30T00:00:00Z", limit: 0))
    }

    @Test func aDraftEndsForNobody() throws {
        #expect(try !isFound(now: "2026-11-30T00:00:00Z", draft: true))
    }
}
