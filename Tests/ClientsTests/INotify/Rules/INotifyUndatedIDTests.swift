import Campaigns
import Testing

@testable import Clients

@Suite struct INotifyUndatedIDTests {
    /// What is said at a moment of a campaign with this id and front matter.
    private func findings(_ id: String, _ front: String = "", now: String) throws -> [Diagnostic] {
        var files = INotifyRenderingTrial.files(front, text: "Text")
        files["campaigns/\(id).md"] = files.removeValue(forKey: "campaigns/2026-11-20-sale.md")
        let workspace = try TestWorkspace(files).workspace
        let client = try RenderedWorkspace(INotifyClient.self, files).client
        let now = try #require(Instant(iso8601: now))
        return workspace.campaigns.flatMap { client.findings(of: $0, messages: [], now: now) }
    }

    @Test(arguments: [
        ("sale", "2026-11-20T12:00:00Z", "2026/11/20-sale"), ("sale2", "2026-11-20T12:00:00Z", "2026/11/20-sale2"),
        ("sale", "2027-01-02T12:00:00Z", "2027/01/02-sale"),
    ])
    func anIDWithoutDateIsGivenAKeyOfItsOwn(_ id: String, _ now: String, _ key: String) throws {
        let findings = try findings(id, now: now)
        #expect(findings.map(\.rule) == [.badClientKey])
        #expect(findings.map(\.suggestion) == ["add inotify: {key: \(key)}; iNotify shows the highest key first"])
        #expect(findings.first?.severity == .error)
    }

    @Test(arguments: [("2026-11-20-sale", ""), ("sale", "inotify: {key: 2026/11/20}"), ("sale", "inotify: {key: a}")])
    func aDateOrAKeyIsEnough(_ id: String, _ front: String) throws {
        #expect(try findings(id, front, now: "2026-11-20T12:00:00Z").isEmpty)
    }
}
