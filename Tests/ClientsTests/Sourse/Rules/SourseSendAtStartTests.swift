import Campaigns
import Testing

@testable import Clients

@Suite("A message of Sourse with a start to come") struct SourseSendAtStartTests {
    private func findings(_ front: String, now: String) throws -> [Diagnostic] {
        let workspace = try TestWorkspace(SourseRenderingTests.files(front)).workspace
        let client = try RenderedWorkspace(SourseClient.self, SourseRenderingTests.files(front)).client
        let now = try #require(Instant(iso8601: now))
        return workspace.campaigns.flatMap { client.findings(of: $0, messages: [], now: now) }
    }

    @Test("is to be sent at that start")
    func isFound() throws {
        let findings = try findings("start: 2026-12-01T09:00Z", now: "2026-12-01T08:59:59Z")
        #expect(findings.map(\.rule) == [.sourseSendAtStart])
        #expect(findings.map(\.place) == ["campaigns/sale.md:3:8"])
        #expect(findings.map(\.suggestion) == ["send it 2026-12-01 09:00 UTC, not before"])
    }

    @Test(
        "is nothing to tell of later, without a start, or of a draft",
        arguments: [
            ("start: 2026-12-01T09:00Z", "2026-12-01T09:00:00Z"), ("end: 2026-12-01T09:00Z", "2026-11-01T09:00:00Z"),
            ("draft: true\nstart: 2026-12-01T09:00Z", "2026-11-01T09:00:00Z"),
        ])
    func isNone(front: String, now: String) throws {
        #expect(try findings(front, now: now).isEmpty)
    }
}
