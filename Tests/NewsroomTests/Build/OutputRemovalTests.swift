import Campaigns
import Foundation
import Testing

@testable import Newsroom

@Suite struct OutputRemovalTests {
    private static let campaigns = [
        "campaigns/2026-11-20-a.md": "---\ntitle: A\n---\nText ![x](x.gif)\n",
        "campaigns/2026-11-21-b.md": "---\ntitle: B\n---\nText\n", "campaigns/x.gif": "GIF89a",
        "newsadmin.yml": TestWorkspace.configuration().replacing("inotify: {}", with: "inotify: {}, notable: {}"),
    ]

    @Test func theFilesOfARemovedCampaignGoWithTheirFolders() throws {
        let workspace = try TestWorkspace(Self.campaigns)
        try workspace.build()
        #expect(workspace.names(below: "public/feeds").contains { $0.contains("2026-11-20-a") })
        #expect(workspace.names(below: "public/feeds").contains("assets/"))
        try workspace.remove("campaigns/2026-11-20-a.md")
        let result = try workspace.build()
        #expect(result.removedFiles > 0)
        #expect(!workspace.names().contains { $0.contains("2026-11-20-a") || $0.contains("feeds/assets") })
        #expect(workspace.names().contains { $0.contains("2026-11-21-b") })
    }

    @Test func foreignFilesAreLeftAlone() throws {
        let workspace = try TestWorkspace(Self.campaigns)
        try workspace.build()
        let foreign = [
            "public/robots.txt", "public/feeds/.well-known/a", "public/feeds/notable/en/views/2026-11-20-a/mine",
        ]
        for path in foreign { try workspace.write("mine", to: path) }
        try workspace.remove("campaigns/2026-11-20-a.md")
        try workspace.build()
        for path in foreign { #expect(try workspace.text(path) == "mine") }
    }

    @Test(arguments: [
        "../secret", "feeds/../../secret", "/etc/secret", "feeds//../../secret", "./../secret", "..", "", ".",
        "linked/secret",
        "feeds/\\u0000", "feeds.json",
    ])
    func aHostileManifestRemovesNothingOutside(_ path: String) throws {
        let workspace = try TestWorkspace(["secret": "kept", "elsewhere/secret": "kept"])
        try workspace.build()
        try FileManager.default.createSymbolicLink(
            atPath: workspace.folder + "/public/linked", withDestinationPath: workspace.folder + "/elsewhere")
        let manifest = """
            {"schema": "newsadmin/feeds/1", "feeds": [{"path": "\(path)", "gzipBytes": 1}],
             "files": [{"path": "\(path)", "kind": "asset", "gzipBytes": 1}]}
            """
        try workspace.write(manifest, to: "public/feeds.json")
        if path.hasPrefix("linked") {
            // Whether it was ever ours is for people to tell.
            #expect(throws: WorkspaceReader.Failure.self) { try workspace.build() }
            #expect(try workspace.text("public/feeds.json") == manifest)
        } else {
            try workspace.build()
        }
        #expect(try workspace.text("secret") == "kept")
        #expect(try workspace.text("elsewhere/secret") == "kept")
        #expect(try workspace.files()["feeds.json"] != nil)
    }

    @Test(arguments: ["", "{", "mine", "{\"schema\": \"newsadmin/feeds/9\"}"])
    func aManifestThatIsNoneIsTold(text: String) throws {
        let workspace = try TestWorkspace(Self.campaigns)
        #expect(try workspace.build().replaced == nil)
        try workspace.write(text, to: "public/feeds.json")
        let now = try #require(Instant(iso8601: "2026-11-20T12:00:00Z"))
        let build = Build(BuildPlan(folder: workspace.folder, now: now, program: "a"))
        let result = try build.run()
        #expect(result.replaced?.contains("public/feeds.json: it is no manifest of a build") == true)
        #expect(result.summary.contains("it is no manifest") && result.unread.isEmpty)
        // Where there is nothing to do, and where there is.
        try workspace.settle()
        for _ in 0..<2 { #expect(try build.run().replaced == nil) }
        #expect(try workspace.build().replaced == nil)
    }

    @Test func aHostileJournalRemovesNothingOutside() throws {
        let workspace = try TestWorkspace(["secret": "kept", "outside/.newsadmin-1-half": "kept"])
        try workspace.write(
            "../secret\n/etc/secret\nfeeds/../../secret\n../outside/a\n\n..\nfeeds/x\u{0}",
            to: ".newsadmin/build.journal")
        try workspace.build()
        #expect(try workspace.text("secret") == "kept")
        #expect(try workspace.text("outside/.newsadmin-1-half") == "kept")
        #expect(workspace.names(below: ".newsadmin") == ["build.lock"])
    }
}
