import Files
import Foundation
import Newsroom
import Testing

@Suite struct KilledBuildTests {
    private static func files(_ numbers: Range<Int>, text: String) -> [String: String] {
        var files = [
            "newsadmin.yml": TestWorkspace.configuration().replacing("inotify: {}", with: "inotify: {}, notable: {}")
        ]
        for number in numbers {
            files["campaigns/2026-11-20-\(number).md"] =
                "---\ntitle: Number \(number)\n---\n\(String(repeating: text + " ", count: 40))\n"
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
            ".newsadmin-4194304-feeds.json",
        ] {
            try workspace.write("half", to: "public/" + path)
        }
        let journal = ["feeds/inotify/en.plist", "feeds/notable/en/views/gone/banner.html", "index.html"]
        try workspace.write(journal.joined(separator: "\n"), to: ".newsadmin/build.journal")
        try workspace.build()
        #expect(try workspace.files() == clean)
        #expect(!workspace.names().contains("feeds/notable/en/views/gone/"))
        #expect(workspace.names(below: ".newsadmin") == ["build.lock"])
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
