import Foundation
import Testing

/// `newsadmin schedule --matrix`.
struct ScheduleMatrixTests {
    private static let now = ["--now", "2026-11-21T09:00:00Z"]

    private func workspace() throws -> TestWorkspace {
        try TestWorkspace(
            [
                "campaigns/2026-11-20-old.md": """
                ---
                title: Old
                versions: {max: "1.0"}
                ---
                """,
                "campaigns/2026-11-23-new.md": """
                ---
                title: New
                start: 2026-11-23T09:00
                end: 2026-11-25T09:00
                action: {url: "closed:new", label: Go}
                ---
                """,
            ])
    }

    @Test func `A table tells periods and versions`() throws {
        let workspace = try workspace()
        let outcome = try Program.run(["schedule", "--matrix", "--days", "7"] + Self.now, in: workspace.folder)
        #expect(outcome.status == 0)
        let expected = """
            iNotify, en fr, times in Europe/Berlin

            From              Until             1.0             2.0
            ----------------  ----------------  --------------  ---------
            2026-11-21 10:00  2026-11-23 09:00  2026-11-20-old  –
            2026-11-23 09:00  2026-11-25 09:00  2 blocked       1 blocked
            2026-11-25 09:00  2026-11-28 10:00  2026-11-20-old  –

            """
        #expect(outcome.output.hasPrefix(expected))
        #expect(outcome.output.contains("Shown to nobody: 2026-11-23-new"))
    }

    private func table(_ campaigns: [String: String], from now: String) throws -> [String] {
        let files = campaigns.map { ("campaigns/\($0).md", "---\ntitle: A\n\($1)\n---\nText\n") }
        let workspace = try TestWorkspace(Dictionary(uniqueKeysWithValues: files))
        let outcome = try Program.run(["schedule", "--matrix", "--days", "1", "--now", now], in: workspace.folder)
        return outcome.output.split(separator: "\n").map(String.init)
    }

    @Test func `A period of seconds does not look empty`() throws {
        let campaign = "start: 2026-11-21T10:00:30\nend: 2026-11-21T10:00:45"
        let lines = try table(["2026-11-21-a": campaign], from: "2026-11-21T09:00:00Z")
        let expected = [
            "2026-11-21 10:00:00  2026-11-21 10:00:30  –", "2026-11-21 10:00:30  2026-11-21 10:00:45  2026-11-21-a",
            "2026-11-21 10:00:45  2026-11-22 10:00:00  –",
        ]
        #expect(Array(lines[3...5]) == expected, "\(lines)")
        #expect(lines.contains { $0.hasSuffix("  2026-11-21 10:00:30  2026-11-21 10:00:45") }, "\(lines)")
    }

    @Test func `Two moments at which the clocks show the same are told apart`() throws {
        let campaign = "start: 2026-10-25T02:30+02:00\nend: 2026-10-25T02:30+01:00"
        let lines = try table(["2026-10-25-a": campaign], from: "2026-10-24T10:00:00Z")
        let expected = [
            "2026-10-24 12:00        2026-10-25 02:30+02:00  –",
            "2026-10-25 02:30+02:00  2026-10-25 02:30+01:00  2026-10-25-a",
            "2026-10-25 02:30+01:00  2026-10-25 11:00        –",
        ]
        #expect(Array(lines[3...5]) == expected, "\(lines)")
    }

    @Test func `What is behind a wall in the middle is never said to wait`() throws {
        let lines = try table(
            [
                "2026-11-01-a": "end: 2027-01-01T00:00", "2026-11-02-b": "action: {url: \"closed:b\", label: Go}",
                "2026-11-03-c": "end: 2027-01-01T00:00",
            ], from: "2026-11-21T09:00:00Z")
        #expect(lines.contains { $0.hasSuffix("2026-11-03-c; 2 blocked") }, "\(lines)")
    }

    /// A device reads a bound only where the one before it has not left the message out.
    @Test func `A MaxVersion that is no text crashes no app that MinVersion leaves out`() throws {
        let workspace = try TestWorkspace([
            "campaigns/2026-11-20-a.md": "---\ntitle: A\n---\nText\n",
            "campaigns/2026-11-21-b.md": """
            ---
            title: B
            inotify: {raw: {MinVersion: "2.0", MaxVersion: 4}}
            allow: [inotify-malformed]
            ---
            Text

            """,
        ])
        let matrix = try Program.run(["schedule", "--matrix", "--days", "7"] + Self.now, in: workspace.folder)
        #expect(matrix.output.contains("  2026-11-20-a  2 blocked\n"), "\(matrix)")
        for (version, expected) in [("1.0", "A"), ("2.0", "The app crashes")] {
            let simulated = try Program.run(
                ["simulate", "--client", "inotify", "--version", version, "--days", "3"] + Self.now,
                in: workspace.folder)
            #expect(simulated.output.contains(expected), "\(simulated)")
        }
    }

    /// With more than eight the ones that come first are all that is named, as long as they are in the feed.
    @Test(arguments: [1, 8])
    func `What has left the feed is named no longer where a part of the systems is answered differently`(
        count: Int
    ) throws {
        var files = [
            "newsadmin.yml": "sourceLocale: en\nbaseURL: https://news.example.com/\nclients: {notable: {}}\n",
            "campaigns/p.md": "---\ntitle: P\nsystem: {before: \"17.0\"}\n---\nText\n",
            "campaigns/q.md": "---\ntitle: Q\n---\nText\n",
        ]
        for number in 1...count {
            files["campaigns/a\(number).md"] = "---\ntitle: A\nend: 2026-12-01T00:00Z\n---\nText\n"
        }
        let workspace = try TestWorkspace(files)
        let now = ["--now", "2026-11-29T00:00Z"]
        let outcome = try Program.run(["schedule", "--matrix", "--days", "4"] + now, in: workspace.folder)
        let rows = outcome.output.split(separator: "\n").filter { $0.hasPrefix("q ") && $0.contains(" tied ") }
        let later = rows.filter { $0.contains("  2026-12-01 00:00  2026-12-03 00:00  ") }
        #expect(later.count == 1 && later[0].hasSuffix("  system below 17.0: with p"), "\(outcome.output)")
        let earlier = rows.filter { $0.contains("  2026-11-29 00:00  2026-12-01 00:00  ") }
        #expect(!earlier.isEmpty && earlier.allSatisfy { $0.contains("with a1") }, "\(outcome.output)")
    }

    @Test func `JSON tells each rectangle with its reason`() throws {
        let workspace = try workspace()
        let outcome = try Program.run(
            ["schedule", "--matrix", "--json", "--days", "7"] + Self.now, in: workspace.folder)
        let root = try #require(
            JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
        #expect(root["schema"] as? String == "newsadmin/schedule/1")
        let page = try #require((root["matrix"] as? [[String: Any]])?.first)
        #expect(page["locales"] as? [String] == ["en", "fr"])
        let messages = try #require(page["messages"] as? [[String: Any]])
        let new = try #require(messages.first { $0["campaign"] as? String == "2026-11-23-new" })
        #expect(new["dead"] as? Bool == true)
        let old = try #require(messages.first { $0["campaign"] as? String == "2026-11-20-old" })
        #expect(old["dead"] as? Bool == false)
        let regular = try #require(old["regular"] as? [[String: Any]])
        let blocked = try #require(
            regular.first { rectangle in
                (rectangle["answers"] as? [[String: Any]])?.first?["answer"] as? String == "blocked"
            })
        #expect(blocked["versions"] as? String == "up to 1.0")
        #expect(blocked["appVersions"] as? [String] == ["1.0"])
        #expect(blocked["from"] as? String == "2026-11-23T08:00:00Z")
        #expect(blocked["until"] as? String == "2026-11-25T08:00:00Z")
        let answer = try #require((blocked["answers"] as? [[String: Any]])?.first)
        #expect(answer["others"] as? [String] == ["2026-11-23-new"])
        #expect(answer["reason"] as? String == "address-not-openable")
        #expect(answer["sentence"] as? String == "the phone cannot open closed:new")
    }

    @Test func `What is not in the feed in that time is shown to nobody`() throws {
        let workspace = try workspace()
        let now = ["--now", "2027-11-21T09:00Z"]
        let text = try Program.run(["schedule", "--matrix", "--days", "7"] + now, in: workspace.folder).output
        #expect(text.contains("Not in the feed in this time: 2026-11-23-new"))
        #expect(!text.contains("Shown to nobody"))
        let json = try Program.run(["schedule", "--matrix", "--json", "--days", "7"] + now, in: workspace.folder).output
        let root = try #require(JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
        let page = try #require((root["matrix"] as? [[String: Any]])?.first)
        let messages = try #require(page["messages"] as? [[String: Any]])
        let new = try #require(messages.first { $0["campaign"] as? String == "2026-11-23-new" })
        #expect(new["dead"] as? Bool == true)
        #expect((new["newcomer"] as? [Any])?.isEmpty == true && (new["regular"] as? [Any])?.isEmpty == true)
    }

    @Test(arguments: [["--matrix", "--ics"], ["--days", "30"], ["--matrix", "--days", "0"], ["--days", "many"]])
    func `Options that make no sense are refused`(arguments: [String]) throws {
        let workspace = try workspace()
        let outcome = try Program.run(["schedule"] + arguments + Self.now, in: workspace.folder)
        #expect(outcome.status == 2)
        #expect(outcome.output.isEmpty)
    }
}
