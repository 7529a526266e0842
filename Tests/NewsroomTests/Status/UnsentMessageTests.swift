import Testing

@testable import Newsroom

/// Messages of Sourse, which nobody downloads.
@Suite struct UnsentMessageTests {
    private func status(
        of text: String = "", project: String = ", project: acme", at now: String = "2026-11-20T12:00:00Z"
    ) throws -> StatusReport {
        let workspace = try TestWorkspace([
            "newsadmin.yml": TestWorkspace.configuration(
                "en", clients: "clients: {inotify: {}, sourse: {topic: news\(project)}}"),
            "campaigns/a.md": "---\ntitle: A\ninotify: {key: a}\n\(text)---\nText\n",
        ])
        try workspace.approve()
        try workspace.release("en")
        return try workspace.status(at: now)
    }

    @Test func whatIsDueAndWasNotSentIsToDo() throws {
        let status = try status()
        #expect(status.locales.map(\.standing.unsent) == [["a"]])
        #expect(status.isWaiting)
        #expect(
            status.text().contains(
                "  1 message for phones with Sourse is due and not known to be sent; "
                    + "record what they have already with --sent-elsewhere\n"))
        #expect(status.text().hasSuffix("  next:\n    newsadmin push a --locale en\n"))
        #expect(status.json.contains("\"unsent\": [\n        \"a\"\n      ]"))
    }

    @Test func whatIsNotForSourseIsNotAmongThem() throws {
        let workspace = try TestWorkspace([
            "newsadmin.yml": TestWorkspace.configuration(
                "en", clients: "clients: {inotify: {}, sourse: {topic: news, project: acme}}"),
            "campaigns/a.md": "---\ntitle: A\ninotify: {key: a}\n---\nText\n",
            "campaigns/b.md": "---\ntitle: B\nclients: [inotify]\ninotify: {key: b}\n---\nText\n",
            "campaigns/c.md": "---\ntitle: C\nclients: [sourse]\n---\nText\n",
        ])
        try workspace.approve()
        try workspace.release("en", at: "2026-11-20T12:00:00Z")
        #expect(try workspace.status().locales.map(\.standing.unsent) == [["a", "c"]])
        // What a release that is yet to come holds is not due.
        try workspace.write("---\ntitle: D\nclients: [sourse]\n---\nText\n", to: "campaigns/d.md")
        try workspace.approve()
        try workspace.release("en", at: "2026-11-20T14:00:00Z")
        #expect(try workspace.status(at: "2026-11-20T13:00:00Z").locales.map(\.standing.unsent) == [["a", "c"]])
    }

    @Test func whatIsNotForSourseIsNotSentAndSaidToBeNone() throws {
        let workspace = try TestWorkspace([
            "newsadmin.yml": TestWorkspace.configuration(
                "en", clients: "clients: {inotify: {}, sourse: {topic: news, project: acme}}"),
            "campaigns/b.md": "---\ntitle: B\nclients: [inotify]\ninotify: {key: b}\n---\nText\n",
        ])
        try workspace.approve()
        try workspace.release("en", at: "2026-11-20T12:00:00Z")
        try workspace.write("---\ntitle: C\n---\nText\n", to: "campaigns/c.md")
        let outcome = try Program.run(
            ["push", "b", "c", "--locale", "en", "--dry-run", "--now", "2026-11-20T12:00Z"], in: workspace.folder)
        #expect(outcome.status == 4)
        #expect(
            outcome.messages.contains(
                "b, en: the current release does not have it for Sourse, and no other client is sent messages; see “clients” in "
                    + "its file\n"), "\(outcome.messages)")
        #expect(
            outcome.messages.contains(
                "c, en: the current release has nothing of it to send; see newsadmin status en\n"),
            "\(outcome.messages)")
    }

    /// Who posts nothing need not say to which project.
    @Test func whatWasSentElsewhereIsRecordedWithoutAProject() throws {
        let workspace = try TestWorkspace([
            "newsadmin.yml": TestWorkspace.configuration("en", clients: "clients: {sourse: {topic: news}}"),
            "campaigns/a.md": "---\ntitle: A\n---\nText\n",
        ])
        try workspace.approve()
        try workspace.release("en", at: "2026-11-20T12:00:00Z")
        let push = ["push", "a", "--locale", "en", "--now", "2026-11-20T12:00Z"]
        #expect(try Program.run(push + ["--dry-run"], in: workspace.folder).status == 2, "it would be posted")
        let outcome = try Program.run(push + ["--sent-elsewhere", "--json"], in: workspace.folder)
        #expect(outcome.status == 0, "\(outcome.messages)")
        #expect(outcome.output.contains("\"url\": null"))
        // Whoever names the project later sends nobody the same again.
        try workspace.write(
            TestWorkspace.configuration("en", clients: "clients: {sourse: {topic: news, project: acme}}"),
            to: "newsadmin.yml")
        #expect(try workspace.status().locales.map(\.standing.unsent) == [[]])
        let again = try Program.run(push + ["--dry-run"], in: workspace.folder)
        #expect(again.messages.contains("was sent elsewhere"), "\(again.messages)")
        #expect(again.output.isEmpty)
    }

    /// Where the account alone says the project, it is in the records.
    @Test func whatIsDueIsToldWhereSomethingWasSentByAProject() throws {
        let workspace = try TestWorkspace([
            "newsadmin.yml": TestWorkspace.configuration(
                "en", clients: "clients: {sourse: {topic: news, project: acme}}"),
            "campaigns/a.md": "---\ntitle: A\n---\nText\n",
            "campaigns/b.md": "---\ntitle: B\n---\nText\n",
        ])
        try workspace.approve()
        try workspace.release("en", at: "2026-11-20T12:00:00Z")
        let outcome = try Program.run(
            ["push", "a", "--locale", "en", "--sent-elsewhere", "--now", "2026-11-20T12:00Z"], in: workspace.folder)
        #expect(outcome.status == 0, "\(outcome.messages)")
        try workspace.write(
            TestWorkspace.configuration("en", clients: "clients: {sourse: {topic: news}}"), to: "newsadmin.yml")
        #expect(try workspace.status().locales.map(\.standing.unsent) == [["b"]])
    }

    @Test(arguments: [
        ("what is sent by other means", "", "", "2026-11-20T12:00:00Z"),
        ("what is not for Sourse", "clients: [inotify]\n", ", project: acme", "2026-11-20T12:00:00Z"),
        ("what is to come", "start: 2026-11-21T12:00:00Z\n", ", project: acme", "2026-11-21T11:59:59Z"),
        ("what is over", "end: 2026-11-21T12:00:00Z\n", ", project: acme", "2026-11-21T12:00:01Z"),
    ])
    func nothingElseIs(_ case: String, text: String, project: String, now: String) throws {
        let status = try status(of: text, project: project, at: now)
        #expect(status.locales.map(\.standing.unsent) == [[]], "\(`case`)")
    }
}
