import Campaigns
import Newsroom
import Testing

@Suite struct NewCampaignTests {
    private static let now = Instant(seconds: 1_795_217_400)

    @Test(arguments: [
        (String(repeating: "x", count: 300), "2026-11-21-" + String(repeating: "x", count: 60)),
        ("Spring sale!", "2026-11-21-spring-sale"), ("Soldes d’été à Noël", "2026-11-21-soldes-d-ete-a-noel"),
        ("Größe & Straße", "2026-11-21-grosse-strasse"), ("春のセール", "2026-11-21-news"), ("تخفيضات", "2026-11-21-news"),
        ("Version 2.0", "2026-11-21-version-2-0"), ("Łódź Ærø", "2026-11-21-lodz-aero"), ("!!!", "2026-11-21-news"),
        ("Smørrebrød på tilbud", "2026-11-21-smorrebrod-pa-tilbud"), ("Œuvre complète", "2026-11-21-oeuvre-complete"),
        ("Gələcək gün", "2026-11-21-gelecek-gun"), ("Khuyến mãi lớn", "2026-11-21-khuyen-mai-lon"),
        ("İstanbul ısı", "2026-11-21-istanbul-isi"),
        ("Soldes d\u{2019}e\u{301}te\u{301} a\u{300} Paris", "2026-11-21-soldes-d-ete-a-paris"),
        ("e\u{301}\u{301}", "2026-11-21-e"), ("\u{301}", "2026-11-21-news"),
        ("2026-12-24 Merry Christmas", "2026-12-24-merry-christmas"), ("2026-13-24 a", "2026-11-21-2026-13-24-a"),
        ("2026-12-24", "2026-11-21-2026-12-24"), ("2026-12-24th", "2026-11-21-2026-12-24th"),
        ("A.fr", "2026-11-21-a-fr"), ("../../etc/passwd", "2026-11-21-etc-passwd"),
        ("one two three four five six seven eight nine ten", "2026-11-21-one-two-three-four-five-six-seven-eight"),
    ])
    func theFilesNameIsTheDateAndTheTitle(_ title: String, _ id: String) throws {
        let workspace = try TestWorkspace()
        // 23:30 UTC is already the next day in Berlin.
        let made = try NewCampaign(folder: workspace.folder, title: title, now: Self.now).run()
        #expect(made.path == "campaigns/\(id).md")
        #expect(made.standIn == (id.hasSuffix("-news") ? "news" : nil))
    }

    @Test(arguments: [
        "Spring sale", "x: [y]", "\"quoted\" 'twice'", "back\\slash \\n \\u0041", "- a", "# no comment", "{{price}",
        "no",
        "null", "~", "1.10", "@home", "*bold*", "&amp; <b>", "---", "a: b: c", "%", "`", "!tag", "| >", "\u{1B}[31mred",
        "\u{200F}تخفيضات\u{200E}", "\u{202E}evil", "a\u{FEFF}b", "\"\u{301}", "\\\u{20E3}", "a\u{FFFE}\u{FFFF}b",
        "\u{7F}\u{9B}",
        "emoji 👩‍👩‍👧", "日本語のタイトル", String(repeating: "long ", count: 500) + "end", String(repeating: "é", count: 3000),
    ])
    func anyTitleGivesAFileThatBuilds(_ title: String) throws {
        let workspace = try TestWorkspace(locales: "en")
        let path = try NewCampaign(folder: workspace.folder, title: title, now: Self.now).run().path
        let result = try workspace.build()
        #expect(result.isClean, "\(result.findings.map(\.description))")
        let read = try WorkspaceReader(vocabulary: .standard).read(workspace.folder)
        #expect(read.campaigns.map(\.source.title?.value) == [title])
        #expect(read.campaigns.map(\.isDraft) == [true])
        #expect(path.utf8.count <= 111)
    }

    @Test func whiteSpaceInATitleIsOneSpace() throws {
        let workspace = try TestWorkspace(locales: "en")
        _ = try NewCampaign(folder: workspace.folder, title: " a\n\nb\t c\r\nd\u{2028}e ", now: Self.now).run()
        let read = try WorkspaceReader(vocabulary: .standard).read(workspace.folder)
        #expect(read.campaigns.map(\.source.title?.value) == ["a b c d e"])
    }

    @Test func theDatesInItAreAhead() throws {
        let workspace = try TestWorkspace(locales: "en")
        let path = try NewCampaign(folder: workspace.folder, title: "Sale", now: Self.now).run().path
        let text = try workspace.text(path)
        #expect(path == "campaigns/2026-11-21-sale.md")
        #expect(text.contains("\n# start: 2026-11-22T09:00\n# end: 2026-12-06T00:00\n"), "\(text)")
        try workspace.write(
            text.replacing("draft: true\n", with: "").replacing("# start", with: "start").replacing(
                "# end", with: "end"),
            to: path)
        let read = try WorkspaceReader(vocabulary: .standard).read(workspace.folder)
        #expect(read.findings.isEmpty, "\(read.findings.map(\.description))")
        #expect(read.campaigns.first?.window.start == Instant(iso8601: "2026-11-22T08:00:00Z"))
        #expect(read.campaigns.first?.window.end == Instant(iso8601: "2026-12-05T23:00:00Z"))
    }

    @Test(arguments: ["", " ", "\n\t", "\u{3000}"])
    func anEmptyTitleIsRefused(_ title: String) throws {
        let workspace = try TestWorkspace()
        #expect(throws: NewCampaign.Failure.self) {
            try NewCampaign(folder: workspace.folder, title: title, now: Self.now).run()
        }
        #expect(workspace.names(below: ".") == ["newsadmin.yml"])
    }

    @Test func aFileMayBeCalledOtherwiseThanItsTitle() throws {
        let workspace = try TestWorkspace()
        let outcome = try Program.run(
            ["new", "春のセール", "--name", "Haru sale", "--now", "2026-11-21T09:00Z"], in: workspace.folder)
        #expect(outcome.output == "campaigns/2026-11-21-haru-sale.md\n" && outcome.messages == "")
        #expect(throws: NewCampaign.Failure.self) {
            try NewCampaign(folder: workspace.folder, title: "Sale", name: "春", now: Self.now).run()
        }
        #expect(workspace.names(below: "campaigns") == ["2026-11-21-haru-sale.md"])
    }

    @Test func aNameThatIsNotOfTheTitleIsExplained() throws {
        let workspace = try TestWorkspace()
        let outcome = try Program.run(["new", "春のセール", "--now", "2026-11-21T09:00Z"], in: workspace.folder)
        #expect(outcome.output == "campaigns/2026-11-21-news.md\n")
        #expect(outcome.messages.contains("no Latin letters or digits, so “news” stands for it in the file's name"))
        #expect(outcome.messages.contains("--name"))
    }

    @Test func aSecondFileOfOneNameIsNumbered() throws {
        let workspace = try TestWorkspace(["campaigns/old/2026-11-21-Sale.md": "---\ntitle: A\n---\n"])
        let paths = try (0..<3).map { _ in
            try NewCampaign(folder: workspace.folder, title: "Sale", now: Self.now).run().path
        }
        #expect(paths == (2...4).map { "campaigns/2026-11-21-sale-\($0).md" })
    }

    @Test func withoutWorkspaceNothingIsMade() throws {
        let workspace = try TestWorkspace()
        try workspace.remove("newsadmin.yml")
        #expect(throws: NewCampaign.Failure.self) {
            try NewCampaign(folder: workspace.folder, title: "A", now: Self.now).run()
        }
        #expect(workspace.names(below: ".") == [])
    }
}
