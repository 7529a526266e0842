import Campaigns
import Files
import Foundation
import Testing

@testable import Newsroom

@Suite struct KilledBuildTests {
    private static func files(_ numbers: Range<Int>, text: String) -> [String: String] {
        var files = [
            "newsadmin.yml": TestWorkspace.configuration().replacing("inotify: {}", with: "inotify: {}, notable: {}")
        ]
        for number in numbers {
            files["campaigns/2026-11-20-\(number).md"] =
                "---\ntitle: Number \(number)\n---\n\(String(repeating: text + " ", count: 200))\n"
        }
        return files
    }

    @Test func whatAKilledBuildLeftIsRemoved() throws {
        let workspace = try TestWorkspace(Self.files(0..<3, text: "a"))
        try workspace.build()
        let clean = try workspace.files()
        // As a build leaves it that was killed while it wrote files of a campaign that is gone by now.
        for path in [
            "feeds/notable/en/views/gone/banner.html", "feeds/inotify/.newsadmin-4194304-en.plist",
            ".newsadmin-4194304-feeds.json", "feeds/notable/en/views/never/.newsadmin-4194304-banner.html",
        ] {
            try workspace.write("half", to: "public/" + path)
        }
        let journal = [
            "feeds/inotify/en.plist", "feeds/notable/en/views/gone/banner.html",
            "feeds/notable/en/views/never/banner.html", "feeds/none/at/all", "index.html",
        ]
        try workspace.write(journal.joined(separator: "\n"), to: ".newsadmin/build.journal")
        try workspace.build()
        #expect(try workspace.files() == clean)
        #expect(!workspace.names().contains { $0.hasSuffix("/gone/") || $0.hasSuffix("/never/") })
        #expect(workspace.names(below: ".newsadmin") == ["build.lock"])
    }

    /// What the feeds of a killed build name stays as long as these feeds do, and the manifest tells of them as they are.
    @Test(arguments: [nil, ["locale": "en"], ["client": "inotify"]] as [[String: String]?])
    func whatAKilledBuildLeftStaysForFeedsThatAreNotBuilt(part: [String: String]?) throws {
        let workspace = try TestWorkspace(Self.files(0..<3, text: "a"))
        try workspace.build()
        let manifest = try workspace.text("public/feeds.json")
        // As a build leaves it that was killed right before it wrote the manifest.
        for (path, text) in Self.files(3..<4, text: "new") { try workspace.write(text, to: path) }
        try workspace.build()
        try workspace.write("x", to: "public/campaigns/gone.html")
        let paths = try workspace.files().keys.sorted()
        try workspace.write(manifest, to: "public/feeds.json")
        try workspace.write(paths.joined(separator: "\n"), to: ".newsadmin/build.journal")

        if part == nil { try workspace.write("---\ntitel: Neu\n---\nNeu.\n", to: "campaigns/2026-11-20-0.fr.md") }
        try workspace.build(
            locales: (part?["locale"]).map { [$0] }, clients: (part?["client"]).map { [$0] })
        #expect(workspace.names().contains("feeds/notable/fr/views/2026-11-20-3/banner.html"))
        #expect(try workspace.text("public/feeds/notable/fr/control.json").contains("views/2026-11-20-3/banner.html"))
        let told = try #require(OutputManifest(json: Array(workspace.text("public/feeds.json").utf8)))
        for file in told.files where file.kind != .dashboard {
            let bytes = try FileReading.bytes(at: workspace.folder + "/public/" + file.path)
            #expect(file.bytes == bytes.count && file.digest == SHA256Digest(of: bytes))
            let packed = try? FileReading.bytes(at: workspace.folder + "/public/" + file.path + ".gz")
            #expect(file.gzipBytes == packed?.count)
            if file.kind == .feed { #expect(file.messages == 4) }
        }

        // No feed names pages of the dashboard.
        #expect(!workspace.names().contains("campaigns/gone.html"))

        // Once everything is built, nothing of it is left.
        try? workspace.remove("campaigns/2026-11-20-0.fr.md")
        try workspace.remove("campaigns/2026-11-20-3.md")
        try workspace.build()
        #expect(try workspace.files() == TestWorkspace(Self.files(0..<3, text: "a")).built())
        #expect(!workspace.names(below: ".newsadmin").contains("build.journal"))
    }

    /// Where the manifest was lost, the gzip form of a feed that is small by now is still ours.
    @Test func noGzipFormOfAnEarlierTextStays() throws {
        let workspace = try TestWorkspace([
            "campaigns/2026-11-20-0.md": try #require(
                Self.files(0..<1, text: "much").first { $0.key.hasSuffix("md") }?.value)
        ])
        try workspace.build()
        #expect(workspace.names().contains("feeds/inotify/en.plist.gz"))
        try workspace.remove("public/feeds.json")
        try workspace.write("---\ntitle: Little\n---\nText.\n", to: "campaigns/2026-11-20-0.md")
        try workspace.build()
        #expect(!workspace.names().contains("feeds/inotify/en.plist.gz"))
    }

    /// A build that is killed between the gzip form and the file itself leaves one of a text that never came to be.
    @Test func aGzipFormWithoutItsTextGoesAlsoWhereALocaleIsStopped() throws {
        let workspace = try TestWorkspace([
            "campaigns/2026-11-20-0.md": "---\ntitle: Little\n---\nText.\n",
            "campaigns/2026-11-20-0.fr.md": "---\ntitle: Peu\n---\nTexte.\n",
        ])
        let now = try #require(Instant(iso8601: "2026-11-20T12:00:00Z"))
        let build = Build(BuildPlan(folder: workspace.folder, now: now, program: "a"))
        _ = try build.run()
        try workspace.write("x", to: "public/feeds/inotify/en.plist.gz")
        try workspace.write("feeds/inotify/en.plist\nfeeds/inotify/en.plist.gz", to: ".newsadmin/build.journal")
        try workspace.write("---\ntitel: Peu\n---\nTexte.\n", to: "campaigns/2026-11-20-0.fr.md")
        #expect(try build.run().stoppedLocales == ["fr"])
        #expect(!workspace.names().contains("feeds/inotify/en.plist.gz"))
    }

    @Test func aBuildKilledAtAnyMomentIsMendedByTheNext() throws {
        let expected = try TestWorkspace(Self.files(10..<40, text: "new"))
        try expected.build()
        let clean = try expected.files()
        let arguments = ["build", "--quiet", "--now", "2026-11-20T12:00:00Z"]
        let workspace = try TestWorkspace()
        var generator = SystemRandomNumberGenerator()
        for step in 0..<12 {
            // The campaigns are others each time, so that files of several killed builds lie about.
            for path in workspace.names(below: "campaigns") { try workspace.remove("campaigns/" + path) }
            for (path, text) in Self.files(step..<step + 15, text: "old \(step)") {
                try workspace.write(text, to: path)
            }
            let process = Program.process(arguments, in: workspace.folder)
            try process.run()
            if step > 2 {
                // The journal says that writing is about to begin.
                let journal = workspace.folder + "/.newsadmin/build.journal"
                let before = try? FileReading.bytes(at: journal)
                while process.isRunning, (try? FileReading.bytes(at: journal)) == before { usleep(100) }
            }
            usleep(UInt32.random(in: 0...15_000, using: &generator))
            kill(process.processIdentifier, SIGKILL)
            process.waitUntilExit()
        }
        for path in workspace.names(below: "campaigns") { try workspace.remove("campaigns/" + path) }
        for (path, text) in Self.files(10..<40, text: "new") { try workspace.write(text, to: path) }
        try workspace.build()
        #expect(try workspace.files() == clean)
    }
}
