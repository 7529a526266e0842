import Campaigns
import Newsroom
import Testing

@Suite struct IdentityCheckTests {
    @Test(arguments: [("inotify", "key"), ("notable", "id")])
    func theWayOutNamesTheFieldOfTheClientsBlock(client: String, field: String) throws {
        let text = "---\ntitle: News\n\(client): {\(field): same}\n---\nText\n"
        let workspace = try TestWorkspace([
            "newsadmin.yml": TestWorkspace.configuration("en").replacing("inotify", with: client),
            "campaigns/a.md": text, "campaigns/b.md": text,
        ])
        let now = try #require(Instant(iso8601: "2026-11-20T12:00:00Z"))
        let found = try Check(folder: workspace.folder, now: now).run().filter { $0.rule.id == "duplicate-client-key" }
        #expect(found.map(\.suggestion) == ["give one of the two another \(field)"])
    }
}
