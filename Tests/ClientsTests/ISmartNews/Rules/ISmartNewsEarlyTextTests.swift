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

    private static let dates =
        "ismartnews: {dates: [{start: 2026-12-05T09:00Z}, {uuid: b, start: 2026-12-03T09:00Z}]}"
    private static let recurring =
        "ismartnews: {dates: [{start: 2026-12-05T09:00Z}, {start: MO(09:00), end: FR(09:00)}]}"

    /// Its own dates count where they begin later than the campaign, or in its place.
    @Test(arguments: [
        (dates, "2026-12-03 09:00", 3), ("start: 2026-12-01T09:00Z\n" + dates, "2026-12-03 09:00", 4),
        ("start: 2026-12-04T09:00Z\n" + dates, "2026-12-04 09:00", 3),
        ("start: 2026-12-04T09:00Z\n" + recurring, "2026-12-04 09:00", 3),
    ])
    func theFirstOfItsOwnDatesCounts(_ front: String, start: String, line: Int) throws {
        let findings = try findings(front, now: "2026-12-01T08:00:00Z")
        #expect(findings.count == 1 && findings[0].message.contains("before \(start) UTC:"), "\(findings)")
        #expect(findings.map(\.place).allSatisfy { $0.hasPrefix("campaigns/sale.md:\(line):") }, "\(findings)")
    }

    @Test(arguments: [(dates, "2026-12-03T09:00:00Z"), (recurring, "2026-12-01T08:00:00Z")])
    func ofDatesThatMayHaveBegunThereIsNothingToTell(_ front: String, now: String) throws {
        #expect(try findings(front, now: now).isEmpty)
    }

    @Test(arguments: [
        ("start: 2026-12-01T09:00Z", "2026-12-01T09:00:00Z"), ("end: 2026-12-01T09:00Z", "2026-11-01T09:00:00Z"),
        ("draft: true\nstart: 2026-12-01T09:00Z", "2026-11-01T09:00:00Z"),
        ("start: 2026-12-01T09:00Z\nismartnews: {form: page, raw: {dates: null}}", "2026-11-01T09:00:00Z"),
    ])
    func thereIsNothingToTellOnceItHasStartedOfADraftOrWhereNobodyWaits(_ front: String, now: String) throws {
        #expect(try findings(front, now: now).isEmpty)
    }
}
