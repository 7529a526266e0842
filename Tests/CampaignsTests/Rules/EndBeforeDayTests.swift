import Testing

@testable import Campaigns

@Suite struct EndBeforeDayTests {
    @Test(arguments: [
        ("2026-11-21-sale", "2025-12-01T00:00", true), ("2026-11-21-sale", "2026-11-20T23:59", true),
        ("2026-11-21", "2025-12-01T00:00", true), ("2026-11-21-sale", "2026-11-21T00:00", false),
        ("2026-11-21-sale", "2026-12-01T00:00", false), ("sale", "2025-12-01T00:00", false),
        ("2026-99-21-sale", "2025-12-01T00:00", false),
    ])
    func anEndBeforeTheDayInTheNameIsTold(_ id: String, _ end: String, _ expected: Bool) throws {
        let workspace = try TestWorkspace([
            "campaigns/\(id).md": "---\ntitle: Sale\ndraft: true\nend: ①\(end)\n---\nText\n"
        ])
        let findings = try workspace.read().findings.filter { $0.rule != .dateInID }
        workspace.expect(findings, at: expected ? ["①": "end-before-day"] : [:])
    }

    @Test(arguments: [
        ("2025-12-10T00:00", "2025-12-12T00:00", true), ("2026-10-01T00:00", "2026-10-27T23:59", true),
        ("2026-10-01T00:00", "2026-10-28T23:00", false), ("2026-11-20T00:00", "2026-12-12T00:00", false),
    ])
    func aStartDoesNotExplainAnEndThatIsFarFromTheDay(_ start: String, _ end: String, _ expected: Bool) throws {
        let workspace = try TestWorkspace([
            "campaigns/2026-11-27-sale.md":
                "---\ntitle: Sale\ndraft: true\nstart: \(start)\nend: ①\(end)\n---\nText\n"
        ])
        workspace.expect(try workspace.read().findings, at: expected ? ["①": "end-before-day"] : [:])
    }

    @Test func whatLeadsUpToADayIsNotTold() throws {
        let workspace = try TestWorkspace([
            "campaigns/2026-11-27-sale.md":
                "---\ntitle: Sale\ndraft: true\nstart: 2026-11-20T00:00\nend: 2026-11-26T00:00\n---\nText\n"
        ])
        workspace.expect(try workspace.read().findings, at: [:])
    }
}
