import Campaigns
import Testing

@testable import Clients

@Suite struct ISmartNewsEarlyTextTests {
    private func findings(_ front: String, now: String) throws -> [Diagnostic] {
        let files = [
            "newsadmin.yml": """
            sourceLocale: en
            locales: [en]
            baseURL: https://news.example.com/feeds/
            app: {versions: ["1.0"]}
            clients: {ismartnews: {}}
            """,
            "campaigns/sale.md": "---\ntitle: Sale\n\(front)\n---\nText.\n",
        ]
        let workspace = try TestWorkspace(files).workspace
        let client = try RenderedWorkspace(ISmartNewsClient.self, files).client
        let now = try #require(Instant(iso8601: now))
        return workspace.campaigns.flatMap { client.findings(of: $0, messages: [], now: now) }
    }

    @Test(arguments: ["", "\nismartnews: {form: alert}", "\nismartnews: {form: page}"])
    func aMessageWithAStartToComeCanBeReadBefore(_ block: String) throws {
        let findings = try findings("start: 2026-12-01T09:00Z\(block)", now: "2026-12-01T08:59:59Z")
        #expect(findings.map(\.rule) == [.ismartnewsEarlyText])
        #expect(findings.map(\.severity) == [.note])
        #expect(findings.map(\.place) == ["campaigns/sale.md:3:8"])
        #expect(
            findings.map(\.message) == [
                "anyone who reads the feed file can see this before 2026-12-01 09:00 UTC: phones with iSmartNews keep it until "
                    + "then, so it is deployed ahead of its start"
            ])
    }

    @Test(arguments: [
        ("start: 2026-12-01T09:00Z", "2026-12-01T09:00:00Z"), ("end: 2026-12-01T09:00Z", "2026-11-01T09:00:00Z"),
        ("draft: true\nstart: 2026-12-01T09:00Z", "2026-11-01T09:00:00Z"),
    ])
    func thereIsNothingToTellOnceItHasStartedOrOfADraft(_ front: String, now: String) throws {
        #expect(try findings(front, now: now).isEmpty)
    }
}
