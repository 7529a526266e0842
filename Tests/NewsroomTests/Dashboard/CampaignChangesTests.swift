import Campaigns
import Testing

@testable import Dashboard
@testable import Newsroom

/// What comes next is told for users: by when campaigns begin and end, whatever feeds hold of that.
@Suite struct CampaignChangesTests {
    private func changes(_ files: [String: String], clients: String = TestWorkspace.allClients) throws -> [String] {
        var files = files
        files["newsadmin.yml"] = TestWorkspace.configuration(clients: clients)
        return try changes(in: try TestWorkspace(files))
    }

    private func changes(in workspace: TestWorkspace) throws -> [String] {
        let now = try #require(Instant(iso8601: "2026-11-20T12:00:00Z"))
        let edition = try EditionReader(now: now).read(workspace.folder)
        let releases = ReleaseReports(edition: edition, now: now).reports().map(\.report)
        return CampaignChanges(of: edition, after: now, releases: releases).reports().flatMap { change in
            change.events.map { event in
                "\(change.instant.iso8601) \(event.campaign) \(event.starts ? "starts" : "ends") "
                    + "\(event.clients.joined(separator: ",")) \(event.locales.joined(separator: ","))"
                    + (event.released.map { " as \($0.text)" } ?? "")
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

    @Test(
        "What phones have is told as well, where the files say otherwise",
        arguments: [
            (nil, ["2026-12-01T00:00:00Z sale ends inotify en,fr"]),
            (
                "title: New\nend: 2026-12-01T00:00Z\nclients: [inotify]",
                ["2026-12-01T00:00:00Z sale ends inotify en,fr"]
            ),
            (
                "title: New\nend: 2026-12-02T00:00Z\nclients: [inotify]",
                [
                    "2026-12-01T00:00:00Z sale ends inotify en,fr as Old",
                    "2026-12-02T00:00:00Z sale ends inotify en,fr",
                ]
            ),
            ("title: New\nclients: [inotify]", ["2026-12-01T00:00:00Z sale ends inotify en,fr as Old"]),
            (
                "title: New\nend: 2026-12-01T00:00Z\nlocales: [fr]\nclients: [inotify]",
                ["2026-12-01T00:00:00Z sale ends inotify fr", "2026-12-01T00:00:00Z sale ends inotify en as Old"]
            ),
            ("title: Old\ndraft: true\nclients: [inotify]", ["2026-12-01T00:00:00Z sale ends inotify en,fr as Old"]),
            ("title: [", ["2026-12-01T00:00:00Z sale ends inotify en,fr as Old"]),
            (
                "title: New\nend: 2026-12-01T00:00Z\nclients: [notable]",
                [
                    "2026-12-01T00:00:00Z sale ends notable en,fr",
                    "2026-12-01T00:00:00Z sale ends inotify en,fr as Old",
                ]
            ),
        ])
    func tellsReleased(_ written: String?, _ changes: [String]) throws {
        func source(_ lines: String) -> String { "---\n\(lines)\ninotify: {key: a}\n---\nText\n" }
        let workspace = try TestWorkspace([
            "newsadmin.yml": TestWorkspace.configuration(
                clients: "clients: {inotify: {}, notable: {}}",
                more: "release: {approvals: 0, horizon: 20}\nmissing: {default: [en]}"),
            "campaigns/sale.md": source("title: Old\nend: 2026-12-01T00:00Z\nclients: [inotify]"),
        ])
        try workspace.release("en", "fr")
        if let written { try workspace.write(source(written), to: "campaigns/sale.md") }
        #expect(try self.changes(in: workspace) == changes)
    }

    @Test("What a release does not hold any more is not told of it")
    func stopsAtTheHorizon() throws {
        let workspace = try TestWorkspace([
            "newsadmin.yml": TestWorkspace.configuration("en", more: "release: {approvals: 0, horizon: 5}"),
            "campaigns/sale.md": "---\ntitle: Old\nend: 2026-12-01T00:00Z\ninotify: {key: a}\n---\nText\n",
        ])
        try workspace.release("en")
        try workspace.write("---\ntitle: New\ninotify: {key: a}\n---\nText\n", to: "campaigns/sale.md")
        #expect(try changes(in: workspace) == [])
    }
}
