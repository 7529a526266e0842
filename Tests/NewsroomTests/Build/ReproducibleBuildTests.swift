import Foundation
import Testing

@Suite struct ReproducibleBuildTests {
    private static func workspace() throws -> TestWorkspace {
        var files = [
            "newsadmin.yml": TestWorkspace.configuration(
                "en, fr, de, ja", clients: TestWorkspace.allClients),
            "campaigns/x.gif": "GIF89a", "campaigns/y.gif": "GIF89a",
        ]
        for number in 10..<16 {
            files["campaigns/2026-11-\(number)-n.md"] = """
                ---
                title: Number {{number}}
                start: 2026-11-\(number)T09:00
                end: 2026-12-\(number)T09:00
                vars: {number: \(number), b: B, a: A, c: C}
                action: {url: https://example.com/, label: Go}
                ---
                Text ![x](x.gif) ![y](y.gif) {{a}}{{b}}{{c}}

                <!-- more -->

                \(String(repeating: "More text. ", count: 120))
                """
            files["campaigns/2026-11-\(number)-n.fr.md"] = "---\ntitle: Numéro\n---\nTexte\n"
        }
        return try TestWorkspace(files)
    }

    @Test func buildsAreEqualWhereverAndInWhateverEnvironmentTheyRun() throws {
        let expected = try Self.workspace()
        try expected.build()
        let environments = [
            ["TZ": "Pacific/Apia", "LANG": "tr_TR.UTF-8", "LC_ALL": "tr_TR.UTF-8", "USER": "a"],
            ["TZ": "America/New_York", "LANG": "C", "LC_ALL": "C", "SWIFT_DETERMINISTIC_HASHING": "1", "HOME": "/"],
        ]
        for environment in environments {
            let workspace = try Self.workspace()
            let outcome = try Program.run(
                ["build", "--now", "2026-11-20T12:00:00Z"], in: workspace.folder, environment: environment)
            #expect(try workspace.files() == expected.files(), "\(outcome.messages)")
        }
    }

    @Test func theMomentMayComeFromTheEnvironment() throws {
        let files = ["campaigns/2026-11-20-a.md": "---\ntitle: A\nstart: 2026-11-20T12:00Z\n---\nText\n"]
        let workspace = try TestWorkspace(files, locales: "en")
        let seconds = ["1795175999": false, "1795176000": true]
        for (epoch, isThere) in seconds {
            let outcome = try Program.run(
                ["build"], in: workspace.folder, environment: ["SOURCE_DATE_EPOCH": epoch])
            #expect(outcome.status == 0)
            #expect(try workspace.text("public/feeds/inotify/en.plist").contains("<key>Title</key>") == isThere)
        }
        let outcome = try Program.run(["build"], in: workspace.folder, environment: ["SOURCE_DATE_EPOCH": "soon"])
        #expect(outcome.status == 2)
    }
}
