import Campaigns
import Testing

@Suite struct DateInIDTests {
    private static let text = "---\ntitle: A\n---\nText.\n"

    @Test(arguments: ["2026-12-32-sale", "2026-13-01", "2026-02-29-sale", "2026-00-10_x", "2026-10-00.x"])
    func daysThatNoCalendarHasAreTold(_ id: String) throws {
        let workspace = try TestWorkspace(["campaigns/\(id).md": "①" + Self.text])
        let findings = try workspace.findings()
        workspace.expect(findings, at: ["①": "date-in-id"])
        #expect(findings.first?.campaign == id && findings.first?.severity == .warning)
    }

    @Test(arguments: [
        "2024-02-29-sale", "2026-12-31", "2026-12-3-sale", "2026-12-321", "20261232-sale", "9999-99-9a", "sale",
    ])
    func otherIDsAreNone(_ id: String) throws {
        let workspace = try TestWorkspace(["campaigns/\(id).md": Self.text])
        workspace.expect(try workspace.findings(), at: [:])
    }
}
