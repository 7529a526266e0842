import Campaigns
import Testing

@testable import Newsroom

/// What belongs together where one feed of iSmartNews holds several languages.
@Suite struct ImportedLanguagesTests {
    private func workspace(
        _ feeds: [String: String], combined: Bool = false, locales: String = "[en, fr]"
    ) throws -> TestWorkspace {
        let configuration = """
            sourceLocale: en
            locales: \(locales)
            baseURL: https://news.example.com/feeds/
            app: {versions: ["1.0"]}
            clients: {ismartnews: {combined: \(combined)}}

            """
        return try TestWorkspace(feeds.merging(["newsadmin.yml": configuration]) { $1 })
    }

    private func run(_ workspace: TestWorkspace, _ feeds: [String], locales: [String] = []) throws -> ImportResult {
        let paths = feeds.map { workspace.folder + "/" + $0 }
        return try Importing(ImportPlan(folder: workspace.folder, feeds: paths, locales: locales)).run()
    }

    private static let feed = """
        ({ title = Sale; title_fr = Soldes; text = Half; text_fr = Moitie; cancel = No; cancel_fr = Non; },
         { title_fr = Seulement; text_fr = x; cancel_fr = Non; })
        """

    @Test func theLanguagesOfOneElementAreOneCampaign() throws {
        let workspace = try workspace(["all.plist": Self.feed])
        let result = try run(workspace, ["all.plist"], locales: ["en", "fr"])
        #expect(result.findings.isEmpty, "\(result.findings.map(\.description))")
        #expect(result.campaigns.map(\.id) == ["sale", "seulement"])
        #expect(result.campaigns.map(\.locales) == [["en", "fr"], ["fr"]])
        #expect(try workspace.text("campaigns/sale.fr.md").contains("title: Soldes\n"))
    }

    @Test func anElementThatOneLanguageLacksCostsTheOthersNothing() throws {
        let workspace = try workspace(["all.plist": Self.feed], combined: true)
        let result = try run(workspace, ["all.plist"], locales: ["en", "fr"])
        #expect(result.findings.isEmpty, "\(result.findings.map(\.description))")
        #expect(result.campaigns.map(\.id) == ["sale", "seulement"])
        #expect(result.campaigns.map(\.locales) == [["en", "fr"], ["fr"]])
        try workspace.build()
        let feed = try workspace.text("public/feeds/ismartnews/all.plist")
        #expect(feed.contains("<key>title_fr</key>\n\t\t<string>Seulement</string>"))
        #expect(!feed.contains("<key>title</key>\n\t\t<string>Seulement</string>"))
    }

    /// What one language has beside its words would make a campaign of its own, and the others cannot be hidden from it.
    @Test(arguments: [("counter_fr", ["en", "fr"]), ("counter", ["en", "fr"])])
    func `An element that cannot be said in one language is imported in none`(
        _ name: String, _ locales: [String]
    ) throws {
        let feed = """
            ({ title = Sale; title_fr = Soldes; text = Half; text_fr = Moitie; cancel = No; cancel_fr = Non; \(name) = 3; })
            """
        let workspace = try workspace(["all.plist": feed], combined: true)
        let result = try run(workspace, ["all.plist"], locales: locales)
        let isWhole = name == "counter"
        #expect(result.campaigns.map(\.locales) == (isWhole ? [locales] : []))
        let findings = result.findings.map(\.message)
        #expect(findings.count == (isWhole ? 0 : 2), "\(findings)")
        #expect(isWhole || findings.contains { $0.contains("all.plist cannot hide a message from fr") }, "\(findings)")
        #expect(
            isWhole
                || findings.contains(
                    "[0] is not imported: no campaign says it in “en”, and it is imported in all its languages or in none"
                ),
            "\(findings)")
    }

    @Test func aFeedOfOneLanguageIsPairedWithOneOfSeveral() throws {
        let german = "({ title = Ausverkauf; text = Halb; cancel = Nein; })"
        let english =
            "({ title = Sale; title_fr = Soldes; text = Half; text_fr = Moitie; cancel = No; cancel_fr = Non; })"
        let workspace = try workspace(["all.plist": english, "de.plist": german], locales: "[en, de, fr]")
        let result = try run(workspace, ["all.plist", "de.plist=de"].reversed().map { $0 }, locales: ["en", "fr"])
        #expect(result.findings.isEmpty, "\(result.findings.map(\.description))")
        #expect(result.campaigns.map(\.locales) == [["en", "de", "fr"]])
    }

    /// In which order two messages stand is different; each has its own languages all the same.
    @Test func filesThatContradictEachOtherStayApartAsWholes() throws {
        let english = """
            ({ title = A; title_fr = Un; cancel = No; cancel_fr = Non; },
             { title = B; title_fr = Deux; cancel = No; cancel_fr = Non; counter = 2; })
            """
        let german = "({ title = Zwei; cancel = Nein; counter = 2; }, { title = Eins; cancel = Nein; })"
        let workspace = try workspace(["all.plist": english, "de.plist": german], locales: "[de, en, fr]")
        let result = try run(workspace, ["de.plist=de", "all.plist"], locales: ["en", "fr"])
        #expect(result.campaigns.map(\.locales) == [["de"], ["de"], ["en", "fr"], ["en", "fr"]])
    }

    /// A message that one language has more leaves the others together, and is told.
    @Test func oneMoreMessageInOneLanguageIsToldAndCostsTheOthersNothing() throws {
        let review = "{ title = default; text = default; review = default; cancel = default; }"
        let english = "({ title = Sale; text = Half; cancel = OK; }, \(review))"
        let french =
            "({ title = Soldes; text = Moitie; cancel = OK; }, \(review), { title = Seul; text = s; cancel = F; })"
        let workspace = try workspace(["en.plist": english, "fr.plist": french])
        let result = try run(workspace, ["en.plist", "fr.plist"])
        #expect(result.campaigns.map(\.id) == ["sale", "default", "seul"])
        #expect(result.campaigns.map(\.locales) == [["en", "fr"], ["en", "fr"], ["fr"]])
        #expect(result.findings.map(\.rule.id) == ["import-unpaired"])
        #expect(
            result.findings.first?.message
                == "imported in “fr” alone, as the other feeds have nothing that is clearly the same: [2]")
        let rules = try workspace.check().map(\.rule.id)
        #expect(!rules.contains("shared-client-key"), "\(rules)")
        #expect(try run(workspace, ["en.plist", "fr.plist"]).findings.isEmpty, "it was said when they were written")
    }

    /// An alert beside a page has no field for its words.
    @Test func anItemThatIsNoOneCampaignIsToldWithWhatKeepsItFromBeingOne() throws {
        func feed(_ title: String) -> String {
            "({ meta = { uuid = offer; urls = (\"https://a.example.com/p.html\", \"http://alertview.io/alert\"); "
                + "\"/alert\" = { title = \(title); text = T; cancel = OK; }; }; })"
        }
        let workspace = try workspace(["en.plist": feed("Sale"), "fr.plist": feed("Soldes")])
        let result = try run(workspace, ["en.plist", "fr.plist"])
        #expect(result.campaigns.map(\.locales) == [["en"], ["fr"]])
        #expect(result.findings.map(\.rule.id) == ["import-divided"])
        #expect(
            result.findings.first?.message.contains("it differs in /alert between “en” and “fr”") == true,
            "\(result.findings.map(\.description))")
    }

    @Test func manyMessagesOfOneLanguageAreToldAtOnce() throws {
        let english = "(" + (1...3).map { "{ title = A\($0); cancel = OK; }" }.joined(separator: ",") + ")"
        let french = "(" + (1...7).map { "{ title = B\($0); cancel = OK; }" }.joined(separator: ",") + ")"
        let workspace = try workspace(["en.plist": english, "fr.plist": french])
        let result = try run(workspace, ["en.plist", "fr.plist"])
        #expect(result.campaigns.count == 10)
        let endings = result.findings.map { $0.message.split(separator: ": ").last }
        #expect(endings == ["[0], [1], [2]", "[0], [1], [2], [3], [4] and 2 more"])
    }

    /// A phone in Japanese has read English so far, and gets the words of the source locale from now on.
    @Test(arguments: [("[fr, en]", "fr", 1), ("[en, fr]", "en", 0)])
    func wordsForFurtherLanguagesThatAreNotTheSourcesAreTold(_ locales: String, _ source: String, _ count: Int) throws {
        let feed = "({ title = Hello; title_fr = Bonjour; text = A; text_fr = A; cancel = No; cancel_fr = Non; })"
        let workspace = try workspace(["all.plist": feed], combined: true, locales: locales)
        let configuration = try workspace.text("newsadmin.yml")
        try workspace.write(
            configuration.replacing("sourceLocale: en", with: "sourceLocale: \(source)"), to: "newsadmin.yml")
        let result = try run(workspace, ["all.plist"], locales: ["en", "fr"])
        #expect(result.campaigns.map(\.state) == [.written])
        #expect(result.findings.map(\.rule.id) == Array(repeating: "import-unsupported", count: count))
        let beginning = "[0].title is not imported: phones in languages that are none of the workspace's read it"
        #expect(result.findings.allSatisfy { $0.message.hasPrefix(beginning) }, "\(result.findings.map(\.description))")
    }
}
