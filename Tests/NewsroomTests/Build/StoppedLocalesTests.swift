import Testing

@testable import Newsroom

@Suite struct StoppedLocalesTests {
    @Test func aStoppedLocaleKeepsItsFilesWhileOthersAreBuilt() throws {
        let workspace = try TestWorkspace([
            "campaigns/2026-11-20-a.md": "---\ntitle: One\n---\nText\n",
            "campaigns/2026-11-20-a.fr.md": "---\ntitle: Un\n---\nTexte\n",
        ])
        try workspace.build()
        let french = try workspace.files()["feeds/inotify/fr.plist"]
        try workspace.write("---\ntitle: Two\n---\nText\n", to: "campaigns/2026-11-20-a.md")
        try workspace.write("---\ntitle: \"\"\n---\nTexte\n", to: "campaigns/2026-11-20-a.fr.md")
        let result = try workspace.build()
        #expect(result.builtLocales == ["en"])
        #expect(result.stoppedLocales == ["fr"])
        #expect(!result.isClean)
        #expect(result.summary.contains("Not built because of errors: fr; their feeds are as they were\n"))
        #expect(try workspace.text("public/feeds/inotify/en.plist").contains("Two"))
        #expect(try workspace.files()["feeds/inotify/fr.plist"] == french)
        let manifest = try #require(OutputManifest(json: Array(try workspace.text("public/feeds.json").utf8)))
        #expect(
            manifest.files.filter { $0.kind == .feed }.map(\.path) == [
                "feeds/inotify/en.plist", "feeds/inotify/fr.plist",
            ])
        try workspace.write("---\ntitle: Deux\n---\nTexte\n", to: "campaigns/2026-11-20-a.fr.md")
        #expect(try workspace.build().changedFeedFiles == ["feeds/inotify/fr.plist"])
    }

    /// The second build of the program finds nothing to change, and tells what the first one did.
    @Test func whatWasNeverBuiltIsNotSaidToBeAsItWas() throws {
        let workspace = try TestWorkspace(
            [
                "campaigns/2026-11-20-a.md": "---\ntitle: One\n---\nText\n",
                "campaigns/2026-11-20-a.fr.md": "---\ntitle: \"\"\n---\nTexte\n",
            ], locales: "en, fr, de")
        #expect(try workspace.build().summary.contains("Not built because of errors: fr; there are no feeds of fr\n"))
        for _ in 1...2 {
            let outcome = try Program.run(["build", "--now", "2026-11-20T12:00Z"], in: workspace.folder)
            #expect(outcome.output.contains("there are no feeds of fr\n"), "\(outcome.output)")
        }
        try workspace.write("---\ntitle: Un\n---\nTexte\n", to: "campaigns/2026-11-20-a.fr.md")
        try workspace.remove("public")
        try workspace.build(locales: ["fr"])
        try workspace.write("---\ntitle: \"\"\n---\nTexte\n", to: "campaigns/2026-11-20-a.fr.md")
        try workspace.write("---\ntitle: \"\"\n---\nTexte\n", to: "campaigns/2026-11-20-a.de.md")
        #expect(
            try workspace.build().summary.contains(
                "errors: fr, de; the feeds of fr are as they were, and there are none of de\n"))
        try workspace.remove("public/feeds/inotify/fr.plist")
        #expect(try workspace.build().summary.contains("errors: fr, de; there are no feeds of fr, de\n"))
    }

    /// The second build of the program finds nothing to change, and tells what the first one did.
    @Test func aFeedOfAllLanguagesIsSaidNotToBeBuiltWhereALocaleIsNot() throws {
        let workspace = try TestWorkspace([
            "newsadmin.yml": TestWorkspace.configuration(clients: "clients: {ismartnews: {combined: true}}"),
            "campaigns/2026-11-20-a.md": "---\ntitle: One\n---\nText\n",
            "campaigns/2026-11-20-a.fr.md": "---\ntitle: Un\n---\nTexte\n",
        ])
        let line = "Not built because it is for all locales: feeds/ismartnews/all.plist\n"
        let whole = try workspace.build()
        #expect(whole.unbuiltFeeds == [] && !whole.summary.contains("for all locales"))
        let some = try workspace.build(locales: ["en"])
        #expect(some.unbuiltFeeds == ["feeds/ismartnews/all.plist"] && some.summary.contains(line))
        #expect(some.json.contains("\"unbuiltFeeds\": [\n    \"feeds/ismartnews/all.plist\"\n  ]"))
        try workspace.write("---\ntitle: \"\"\n---\nTexte\n", to: "campaigns/2026-11-20-a.fr.md")
        for _ in 1...2 {
            let outcome = try Program.run(["build", "--now", "2026-11-20T12:00Z"], in: workspace.folder)
            #expect(outcome.output.contains(line), "\(outcome.output)")
        }
    }

    /// A link that somebody was sent goes on leading to a page, which says what is wrong, whatever was built before.
    @Test func addressesOfAStoppedLocaleLeadToWhatStopsIt() throws {
        let workspace = try TestWorkspace([
            "campaigns/2026-11-20-a.md": "---\ntitle: One\n---\nText\n",
            "campaigns/2026-11-20-a.fr.md": "---\ntitle: Un\n---\nTexte\n",
        ])
        try workspace.build()
        let pages = workspace.names().filter { $0.hasPrefix("devices/") || $0.hasPrefix("schedule/") }
        #expect(pages.contains("devices/inotify-fr.html") && pages.contains("schedule/inotify-en.html"))
        try workspace.write("---\ntitle: Un\nunknownkey: 1\n---\nTexte\n", to: "campaigns/2026-11-20-a.fr.md")
        try workspace.build()
        #expect(Set(pages).isSubset(of: workspace.names()))
        let page = try workspace.text("public/devices/inotify-fr.html")
        #expect(page.contains("Errors stopped <b>fr</b>") && page.contains("“unknownkey” is not a field"))
        let copy = try TestWorkspace(sourcesOf: workspace.folder)
        try copy.build()
        for folder in ["devices", "schedule"] {
            #expect(try workspace.files(below: "public/\(folder)") == copy.files(below: "public/\(folder)"))
        }
        try workspace.write("---\ntitle: \"\"\n---\nText\n", to: "campaigns/2026-11-20-a.md")
        try workspace.build()
        #expect(Set(pages).isSubset(of: workspace.names()))
    }

    @Test func theForecastStaysWhereAllLocalesAreStopped() throws {
        let workspace = try TestWorkspace([
            "newsadmin.yml": TestWorkspace.configuration(more: "audience: {users: 10, locales: {en: 2, fr: 1}}"),
            "campaigns/2026-11-20-a.md": "---\ntitle: A\nshow: often\n---\nText\n",
        ])
        #expect(try workspace.build().stoppedLocales == ["en", "fr"])
        let page = try workspace.text("public/forecast.html")
        #expect(page.contains("<b>en and fr</b>: users there are in no forecast until the errors are corrected.</p>"))
        #expect(try workspace.text("public/index.html").contains("<a href=\"forecast.html\">Forecast</a>"))
    }

    @Test func anErrorInTheSourceStopsTheCampaignsLocales() throws {
        let workspace = try TestWorkspace(
            ["campaigns/2026-11-20-a.md": "---\ntitle: A\nlocales: [en, de]\nshow: often\n---\n"], locales: "en, fr, de"
        )
        let result = try workspace.build()
        #expect(result.stoppedLocales == ["en", "de"])
        #expect(try workspace.files(below: "public/feeds").keys.sorted() == ["inotify/fr.plist"])
    }

    @Test func aBuildOfSomeLocalesSaysNothingOfOthers() throws {
        let workspace = try TestWorkspace([
            "campaigns/2026-11-20-a.md": "---\ntitle: One\n---\nText\n",
            "campaigns/2026-11-20-a.fr.md": "---\ntitle: \"\"\n---\nTexte\n",
        ])
        let result = try workspace.build(locales: ["en"])
        #expect(result.isClean && result.stoppedLocales == [] && result.builtLocales == ["en"])
        #expect(try !workspace.build().isClean)
    }

    @Test func aCampaignThatCannotBeReadAtAllIsToldOnTheOverview() throws {
        let workspace = try TestWorkspace([
            "campaigns/2026-11-20-a.md": "---\ntitle: A\n---\nText\n",
            "campaigns/2026-11-21-b.md": "---\ntitle: \"B\ndraft: true\n---\nText\n",
        ])
        try workspace.build()
        let page = try workspace.text("public/index.html")
        #expect(page.contains("1 file could not be read as a campaign"))
        #expect(page.contains("<code>campaigns/2026-11-21-b.md:2</code>"))
    }

    @Test func aTranslationWithoutItsSourceIsToldOnTheOverviewAsThat() throws {
        let workspace = try TestWorkspace([
            "campaigns/2026-11-20-a.md": "---\ntitle: A\n---\nText\n",
            "campaigns/2026-11-21-b.fr.md": "---\ntitle: B\n---\nTexte\n",
        ])
        try workspace.build()
        let page = try workspace.text("public/index.html")
        #expect(page.contains("this translates 2026-11-21-b.md, which does not exist"))
        #expect(!page.contains("could not be read"))
    }

    @Test func anErrorInADraftStopsNothing() throws {
        let workspace = try TestWorkspace([
            "campaigns/2026-11-20-a.md": "---\ntitle: A\ndraft: true\nshow: often\n---\n"
        ])
        let result = try workspace.build()
        #expect(result.stoppedLocales == [] && result.isClean)
        #expect(result.findings.map(\.rule.id).contains("wrong-type"))
    }

    @Test func theBuildSaysSoWithItsExitCode() throws {
        let workspace = try TestWorkspace(["campaigns/2026-11-20-a.md": "---\ntitle: A\nshow: often\n---\n"])
        let outcome = try Program.run(["build", "--now", "2026-11-20T12:00Z"], in: workspace.folder)
        #expect(outcome.status == 1)
        #expect(outcome.messages.contains("campaigns/2026-11-20-a.md:3:7: error: "))
        try workspace.write("nmae: x", to: "newsadmin.yml")
        #expect(try Program.run(["build"], in: workspace.folder).status == 2)
        try workspace.remove("newsadmin.yml")
        #expect(try Program.run(["build"], in: workspace.folder).status == 2)
    }

    /// A workspace with two notifications of Notable in English and French.
    private func notable() throws -> TestWorkspace {
        try TestWorkspace([
            "newsadmin.yml": """
            sourceLocale: en
            locales: [en, fr]
            baseURL: https://news.example.com/feeds/
            clients: {inotify: {}, notable: {}}

            """,
            "campaigns/2026-11-20-a.md": "---\ntitle: One\n---\nText\n",
            "campaigns/2026-11-20-a.fr.md": "---\ntitle: Un\n---\nTexte\n",
            "campaigns/2026-11-20-b.md": "---\ntitle: Other\n---\nText\n",
            "campaigns/2026-11-20-b.fr.md": "---\ntitle: Autre\n---\nTexte\n",
        ])
    }

    private static let banner = "notable/fr/views/2026-11-20-a/banner.html"

    /// What was built before may be other than what the page tells, where only some locales or clients are built.
    @Test(arguments: ["locale", "client"])
    func viewsOfWhatIsNotBuiltAreLookedAtAsTheFilesHaveThem(choice: String) throws {
        let workspace = try notable()
        try workspace.build()
        try workspace.write("---\ntitle: Deux\n---\nTexte\n", to: "campaigns/2026-11-20-a.fr.md")
        try workspace.build(locales: choice == "locale" ? ["en"] : nil, clients: choice == "client" ? ["inotify"] : nil)
        #expect(try workspace.text("public/feeds/" + Self.banner).contains("Un"))
        #expect(workspace.names(below: "public/previews").filter { $0.hasSuffix(".html") } == [Self.banner])
        #expect(try workspace.text("public/previews/" + Self.banner).contains("Deux"))
        #expect(try workspace.text("public/campaigns/2026-11-20-a.html").contains("previews/" + Self.banner))
        // A whole build leaves what one leaves that knows nothing of the others.
        try workspace.build()
        let copy = try TestWorkspace(sourcesOf: workspace.folder)
        try copy.build()
        #expect(try workspace.files() == copy.files())
    }

    /// What an earlier build shipped may be other than what the page tells, and is not shown in its place.
    @Test func viewsOfAStoppedLocaleAreLookedAtAsTheFilesHaveThem() throws {
        let workspace = try notable()
        try workspace.build()
        #expect(workspace.names(below: "public/previews").isEmpty)
        try workspace.write("---\ntitle: Deux\n---\nTexte\n", to: "campaigns/2026-11-20-a.fr.md")
        try workspace.write("---\ntitle: \"\"\n---\nText\n", to: "campaigns/2026-11-20-c.md")
        try workspace.write("---\ntitle: Trois\n---\nTexte\n", to: "campaigns/2026-11-20-c.fr.md")
        #expect(try workspace.build().stoppedLocales.contains("fr"))
        let banner = Self.banner
        #expect(try workspace.text("public/feeds/" + banner).contains("Un"))
        #expect(try workspace.text("public/previews/" + banner).contains("Deux"))
        let page = try workspace.text("public/campaigns/2026-11-20-a.html")
        #expect(page.contains("previews/" + banner) && !page.contains("../feeds/" + banner))
        // What stands as it would be written is looked at itself.
        #expect(
            try workspace.text("public/campaigns/2026-11-20-b.html").contains("../feeds/notable/fr/views/2026-11-20-b"))
        try workspace.remove("campaigns/2026-11-20-c.md")
        try workspace.remove("campaigns/2026-11-20-c.fr.md")
        try workspace.build()
        #expect(workspace.names(below: "public/previews").isEmpty)
        #expect(try workspace.text("public/feeds/" + banner).contains("Deux"))
    }
}
