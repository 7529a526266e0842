import Campaigns
import Foundation
import Testing

@testable import Newsroom

@Suite struct ScheduleListingTests {
    private static let files = [
        "newsadmin.yml": TestWorkspace.configuration().replacing("inotify: {}", with: "inotify: {}, notable: {}"),
        "campaigns/2026-11-20-a.md":
            "---\ntitle: \"A; b, c\\\\d\"\nstart: 2026-11-20T09:00\nend: 2026-12-01T00:00Z\n---\nText\n",
        "campaigns/2026-11-25-b.md":
            "---\ntitle: B\nlocales: [fr]\nclients: [inotify]\nstart: 2026-12-01T00:00Z\n---\nText\n",
        "campaigns/2026-11-26-c.md": "---\ntitle: Draft\ndraft: true\nstart: 2026-11-26T00:00Z\n---\nText\n",
        "campaigns/2026-11-27-d.md": "---\ntitle: Always\n---\nText\n",
    ]

    private func listing(
        now: String = "2026-11-01T00:00:00Z", locales: Set<String>? = nil, clients: Set<String>? = nil
    ) throws -> ScheduleListing {
        let workspace = try TestWorkspace(Self.files)
        return try ScheduleListing(
            folder: workspace.folder, now: try #require(Instant(iso8601: now)), locales: locales, clients: clients)
    }

    @Test func changesAreListedInOrderOfTime() throws {
        #expect(
            try listing().text == """
                2026-11-20 09:00 Europe/Berlin
                  2026-11-20-a starts (inotify en fr; notable en fr)
                2026-12-01 01:00 Europe/Berlin
                  2026-11-25-b starts (inotify fr)
                  2026-11-20-a ends (inotify en fr; notable en fr)

                """)
    }

    /// The feeds of iSmartNews hold the start, so that they stay as they are when it comes.
    @Test func `What phones have before its start is listed when it is due`() throws {
        var files = Self.files
        files["newsadmin.yml"] = files["newsadmin.yml"]?.replacing("notable: {}", with: "ismartnews: {}")
        let workspace = try TestWorkspace(files)
        let start = try #require(Instant(iso8601: "2026-11-01T00:00:00Z"))
        func listing(_ clients: Set<String>?) throws -> ScheduleListing {
            try ScheduleListing(folder: workspace.folder, now: start, locales: ["en"], clients: clients)
        }
        #expect(
            try listing(nil).text == """
                2026-11-20 09:00 Europe/Berlin
                  2026-11-20-a starts (inotify en)
                  2026-11-20-a is due on phones that have it already (ismartnews en)
                2026-12-01 01:00 Europe/Berlin
                  2026-11-20-a ends (inotify en; ismartnews en)

                """)
        #expect(try !listing(["inotify"]).text.contains("is due"))
        let alone = try listing(["ismartnews"])
        #expect(alone.json.contains(#""event": "due""#))
        #expect(alone.iCalendar.contains("UID:2026-11-20-a-due@news.example.com/feeds"))
        let dates = "ismartnews: {form: page, dates: [{start: 2026-11-25T00:00Z}]}\nend:"
        try workspace.write(
            workspace.text("campaigns/2026-11-20-a.md").replacing("end:", with: dates), to: "campaigns/2026-11-20-a.md")
        #expect(try !listing(["ismartnews"]).text.contains("is due"))
    }

    @Test func `What was released changes when its release says so, whatever the files say by now`() throws {
        var files = Self.files
        files["newsadmin.yml"] = TestWorkspace.configuration(
            clients: "clients: {inotify: {}, ismartnews: {}}",
            more: "release: {approvals: 0, horizon: 20}\nmissing: {default: [en]}")
        let workspace = try TestWorkspace(files)
        try workspace.release("en", "fr", at: "2026-11-15T00:00:00Z")
        func listing(_ isOfReleases: Bool) throws -> ScheduleListing {
            try ScheduleListing(
                folder: workspace.folder, now: try #require(Instant(iso8601: "2026-11-16T00:00:00Z")), locales: nil,
                clients: nil, isOfReleases: isOfReleases)
        }
        // Only French goes out with another end, which is behind the horizon of its release.
        let sale = try workspace.text("campaigns/2026-11-20-a.md")
        try workspace.write(
            sale.replacing("end: 2026-12-01", with: "end: 2026-12-24"), to: "campaigns/2026-11-20-a.md")
        try workspace.release("fr", at: "2026-11-15T12:00:00Z")
        try workspace.remove("campaigns/2026-11-20-a.md")
        let released = try listing(true)
        #expect(
            released.text == """
                2026-11-20 09:00 Europe/Berlin
                  2026-11-20-a starts (inotify en fr)
                  2026-11-20-a is due on phones that have it already (ismartnews en fr)
                2026-12-01 01:00 Europe/Berlin
                  2026-11-25-b starts (inotify fr)
                  2026-11-20-a ends (inotify en; ismartnews en)

                """)
        #expect(released.iCalendar.contains("UID:2026-11-20-a-ends-en@news.example.com/feeds"))
        #expect(released.iCalendar.contains("UID:2026-11-20-a-starts-fr@news.example.com/feeds"))
        #expect(released.iCalendar.contains("SUMMARY:A\\; b\\, c\\\\d ends"))
        #expect(try !listing(false).text.contains("2026-11-20-a"))
        // A damaged ledger leaves the other locales.
        try workspace.write("x", to: "releases/fr/current")
        let damaged = try listing(true)
        #expect(damaged.text.contains("(inotify en)") && !damaged.text.contains(" fr"))
        #expect(damaged.errors.findings.map(\.rule.id) == ["ledger-altered"])
        try workspace.remove("releases")
        #expect(try listing(true).text == "Nothing was released yet, so phones get nothing.\n")
        try workspace.write("---\ntitle: A\n---\nText\n", to: "campaigns/2026-11-25-b.md")
        try workspace.release("en", at: "2026-11-15T00:00:00Z")
        #expect(try listing(true).text == "No change ahead in what was released: phones keep what they have.\n")
    }

    @Test func changesInAnHourThatIsRepeatedAreToldApart() throws {
        var files = Self.files
        files["campaigns/2026-11-20-a.md"] =
            "---\ntitle: A\nstart: 2026-10-25T02:30+02:00\nend: 2026-10-25T02:30:30+01:00\n---\nText\n"
        let workspace = try TestWorkspace(files)
        let text = try ScheduleListing(
            folder: workspace.folder, now: try #require(Instant(iso8601: "2026-10-01T00:00:00Z")), locales: nil,
            clients: nil
        ).text
        #expect(text.hasPrefix("2026-10-25 02:30+02:00 Europe/Berlin\n  2026-11-20-a starts "), "\(text)")
        #expect(text.contains("\n2026-10-25 02:30:30+01:00 Europe/Berlin\n  2026-11-20-a ends "), "\(text)")
    }

    @Test(
        arguments: [
            ("2026-11-20T08:00:00Z", nil, nil, 1), ("2026-12-01T00:00:00Z", nil, nil, 0),
            ("2026-11-01T00:00:00Z", ["en"], nil, 2), ("2026-11-20T08:00:00Z", ["en"], ["notable"], 1),
        ] as [(String, Set<String>?, Set<String>?, Int)])
    func pastChangesAndOthersChannelsAreLeftAway(
        _ now: String, _ locales: Set<String>?, _ clients: Set<String>?, _ count: Int
    ) throws {
        let listing = try listing(now: now, locales: locales, clients: clients)
        #expect(listing.changes.count == count)
        let found = Set(listing.changes.flatMap(\.events).flatMap(\.feeds).flatMap(\.locales))
        #expect(found.isSubset(of: locales ?? ["en", "fr"]))
        #expect(count > 0 || listing.text == "No change ahead: the feeds of the working files stay as they are.\n")
    }

    @Test(
        "Errors are told with what they leave out",
        arguments: [("title: [", ", without the files that cannot be read"), ("title: A\nstrat: b", "")])
    func tellsWhatCannotBeRead(_ fields: String, _ end: String) throws {
        var files = Self.files
        files["campaigns/2026-11-20-a.md"] = "---\n\(fields)\n---\nText\n"
        let workspace = try TestWorkspace(files)
        let listing = try ScheduleListing(
            folder: workspace.folder, now: try #require(Instant(iso8601: "2026-11-01T00:00:00Z")),
            locales: nil, clients: nil)
        #expect(listing.errors.sentence?.text.hasSuffix("what is shown is how they would be\(end)") == true)
    }

    @Test func jsonNamesBothTimesAndTheFeeds() throws {
        let json = try listing().json
        let root = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
        #expect(root["schema"] as? String == "newsadmin/schedule/1")
        #expect(root["timeZone"] as? String == "Europe/Berlin")
        let changes = try #require(root["changes"] as? [[String: Any]])
        #expect(changes.map { $0["at"] as? String } == ["2026-11-20T08:00:00Z", "2026-12-01T00:00:00Z"])
        #expect(changes.map { $0["local"] as? String } == ["2026-11-20T09:00+01:00", "2026-12-01T01:00+01:00"])
        let event = try #require((changes[0]["events"] as? [[String: Any]])?.first)
        #expect(event["campaign"] as? String == "2026-11-20-a")
        #expect(event["event"] as? String == "starts")
    }

    @Test func aCalendarHasAnEventForEachChange() throws {
        let lines = try listing().iCalendar.components(separatedBy: "\r\n")
        #expect(lines.first == "BEGIN:VCALENDAR" && lines.suffix(2) == ["END:VCALENDAR", ""])
        #expect(lines.count { $0 == "BEGIN:VEVENT" } == 3)
        #expect(lines.contains("X-WR-CALNAME:Acme: news"))
        #expect(lines.contains("UID:2026-11-20-a-starts@news.example.com/feeds"))
        #expect(lines.contains("DTSTART:20261120T080000Z"))
        #expect(lines.contains("SUMMARY:A\\; b\\, c\\\\d starts"))
        #expect(lines.contains("DESCRIPTION:inotify: en\\, fr\\nnotable: en\\, fr"))
    }

    @Test func theProgramPrintsEachForm() throws {
        let workspace = try TestWorkspace(Self.files)
        let arguments = ["schedule", "--now", "2026-11-01T00:00Z"]
        #expect(try Program.run(arguments, in: workspace.folder).output == listing().text)
        #expect(try Program.run(arguments + ["--json"], in: workspace.folder).output == listing().json)
        #expect(try Program.run(arguments + ["--ics"], in: workspace.folder).output == listing().iCalendar)
        #expect(try Program.run(arguments + ["--ics", "--json"], in: workspace.folder).status == 2)
        #expect(!workspace.names(below: ".").contains("public/"))
    }
}
