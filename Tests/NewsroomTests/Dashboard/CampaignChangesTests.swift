import Campaigns
import Testing

@testable import Newsroom

/// What comes next is told for users: by when campaigns begin and end, whatever feeds hold of that.
@Suite struct CampaignChangesTests {
    private func changes(_ files: [String: String], clients: String = TestWorkspace.allClients) throws -> [String] {
        var files = files
        files["newsadmin.yml"] = TestWorkspace.configuration(clients: clients)
        let workspace = try TestWorkspace(files)
        let now = try #require(Instant(iso8601: "2026-11-20T12:00:00Z"))
        let edition = try EditionReader(now: now).read(workspace.folder)
        return CampaignChanges(of: edition, after: now).reports().flatMap { change in
            change.events.map { event in
                "\(change.instant.iso8601) \(event.campaign) \(event.starts ? "starts" : "ends") "
                    + "\(event.clients.joined(separator: ",")) \(event.locales.joined(separator: ","))"
            }
        }
    }

    /// iSmartNews and Sourse carry the start inside the feed, which does not change for it.
    @Test func aStartIsToldForEveryClient() throws {
        let all = "inotify,notable,ismartnews,sourse en,fr"
        let source =
            "---\ntitle: Sale\nstart: 2026-11-25T09:00Z\nend: 2026-12-01T00:00Z\neveryone: [notable, ismartnews, sourse]\n---\nText\n"
        let french = "---\ntitle: Soldes\n---\nTexte\n"
        #expect(
            try changes(["campaigns/2026-11-25-sale.md": source, "campaigns/2026-11-25-sale.fr.md": french]) == [
                "2026-11-25T09:00:00Z 2026-11-25-sale starts \(all)",
                "2026-12-01T00:00:00Z 2026-11-25-sale ends \(all)",
            ])
    }

    @Test func whatIsOverOrNotToBePublishedIsNotTold() throws {
        func source(_ lines: String) -> String { "---\ntitle: A\nlocales: [en]\n\(lines)\n---\nText\n" }
        let found = try changes(
            [
                "campaigns/a.md": source("start: 2026-11-01T00:00Z\nend: 2026-11-19T00:00Z\ninotify: {key: a}"),
                "campaigns/b.md": source("start: 2026-12-01T00:00Z\ndraft: true\ninotify: {key: b}"),
                "campaigns/c.md": source("start: 2026-11-01T00:00Z\nend: 2026-12-01T00:00Z\ninotify: {key: c}"),
                "campaigns/d.md": source("start: 2026-12-01T00:00Z\ninotify: {key: d}"),
                "campaigns/e.md": source("inotify: {key: e}"),
            ], clients: "clients: {inotify: {}}")
        // Of two at one time, what begins comes first.
        #expect(
            found == ["2026-12-01T00:00:00Z d starts inotify en", "2026-12-01T00:00:00Z c ends inotify en"])
    }
}
