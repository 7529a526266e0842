import Campaigns
import Testing

@Suite struct EndBeforeDayTests {
    @Test(arguments: [
        ("2026-11-21-sale", "2025-12-01T00:00", true), ("2026-11-21-sale", "2026-11-21T00:00", true),
        ("2026-11-21", "2025-12-01T00:00", true), ("2026-11-21-sale", "2026-11-21T00:01", false),
        ("2026-11-21-sale", "2026-12-01T00:00", false), ("sale", "2025-12-01T00:00", false),
        ("2026-99-21-sale", "2025-12-01T00:00", false),
    ])
    func anEndBeforeTheDayInTheNameIsTold(_ id: String, _ end: String, _ expected: Bool) throws {
        let workspace = try TestWorkspace([
            "campaigns/\(id).md": "---\ntitle: Sale\ndraft: true\nend: ①\(end)\n---\nText\n"
        ])
        let findings = try workspace.read().findings
        workspace.expect(findings, at: expected ? ["①": "end-before-day"] : [:])
    }
}
