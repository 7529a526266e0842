import Campaigns
import Foundation
import Testing

@testable import Newsroom

@Suite struct ImportingTests {
    private static let configuration = """
        sourceLocale: en
        locales: [en, fr]
        baseURL: https://news.example.com/feeds/
        app: {versions: ["1.0", "2.0"], builds: {"1.0": "90", "2.0": "200"}}
        clients: {inotify: {}, notable: {}, ismartnews: {}}

        """

    private func workspace(_ files: [String: String]) throws -> TestWorkspace {
        try TestWorkspace(files.merging(["newsadmin.yml": Self.configuration]) { $1 })
    }

    private func run(
        _ workspace: TestWorkspace, _ feeds: [String], client: String = "inotify", locales: [String] = [],
        views: String? = nil, isDryRun: Bool = false
    ) throws -> ImportResult {
        let paths = feeds.map { workspace.folder + "/" + $0 }
        return try Importing(
            ImportPlan(
                folder: workspace.folder, feeds: paths, client: client, locales: locales,
                views: views.map { workspace.folder + "/" + $0 }, isDryRun: isDryRun)
        ).run()
    }

    private static let english = """
        { "2026/11/20" = { Title = Sale; Message = "Now *or* never"; ActionURL = "https://example.com/en"; }; }
        """
    private static let french = """
        { "2026/11/20" = { Title = Soldes; Message = "Maintenant"; ActionURL = "https://example.com/fr"; }; }
        """

    @Test func aLocaleThatIsNamedTwiceForOneFeedCountsOnce() throws {
        let workspace = try workspace(["old/all.plist": Self.english])
        let result = try run(workspace, ["old/all.plist"], locales: ["en", "en"])
        #expect(result.findings.isEmpty)
        #expect(workspace.names(below: "campaigns").contains("2026-11-20.md"))
    }

    @Test func entriesThatDifferInTheirWordsBecomeOneCampaign() throws {
        let workspace = try workspace(["old/en.plist": Self.english, "old/fr.plist": Self.french])
        let result = try run(workspace, ["old/en.plist", "old/fr.plist"])
        #expect(result.findings.isEmpty)
        #expect(
            try workspace.text("campaigns/2026-11-20.md") == """
                ---
                title: Sale
                clients: [inotify]
                action:
                  url: "https://example.com/en"
                ---
                Now \\*or\\* never

                """)
        #expect(try workspace.text("campaigns/2026-11-20.fr.md").hasPrefix("---\ntitle: Soldes\naction:\n"))
        #expect(workspace.names(below: "campaigns") == ["2026-11-20.fr.md", "2026-11-20.md"])
    }

    @Test func entriesThatDifferInMoreBecomeACampaignForEachLanguage() throws {
        let other = Self.french.replacing("Title", with: "MinVersion = \"2.0\"; Title")
        let workspace = try workspace(["old/en.plist": Self.english, "old/fr.plist": other])
        let result = try run(workspace, ["old/en.plist", "old/fr.plist"])
        #expect(result.campaigns.map(\.id) == ["2026-11-20", "2026-11-20-fr"])
        #expect(result.findings.map(\.rule.id) == ["import-divided"])
        #expect(
            result.findings.first?.message.contains("it differs in versions.min between “en” and “fr”") == true,
            "\(result.findings.map(\.description))")
        #expect(result.campaigns.map(\.locales) == [["en"], ["fr"]])
        #expect(try workspace.text("campaigns/2026-11-20-fr.md").contains("key: \"2026/11/20\""))
    }

    @Test func theSameImportTwiceChangesNothing() throws {
        let workspace = try workspace(["old/en.plist": Self.english])
        _ = try run(workspace, ["old/en.plist"])
        let before = try workspace.files(below: "campaigns")
        let again = try run(workspace, ["old/en.plist"])
        #expect(again.campaigns.map(\.state) == [.unchanged])
        #expect(!again.hasErrors)
        #expect(try workspace.files(below: "campaigns") == before)
    }

    @Test func aCampaignThatIsThereIsNeverChanged() throws {
        let feed = "{ a = { Title = A; }; b = { Title = B; }; }"
        let workspace = try workspace(["old/en.plist": feed, "campaigns/more/A.md": "---\ntitle: Mine\n---\n"])
        let result = try run(workspace, ["old/en.plist"])
        #expect(result.findings.map(\.rule.id) == ["import-file-exists"])
        #expect(result.campaigns.map(\.state) == [.refused, .written])
        #expect(workspace.names(below: "campaigns") == ["b.md", "more/", "more/A.md"])
    }

    @Test func aFeedOfMoreEntriesThanAnyPublisherHasIsRefused() throws {
        let feed = "{" + (0...10_000).map { "k\($0) = { Title = A; }; " }.joined() + "}"
        let workspace = try workspace(["old/en.plist": feed])
        let result = try run(workspace, ["old/en.plist"], isDryRun: true)
        #expect(result.findings.map(\.rule.id) == ["import-unreadable"])
        #expect(result.findings.first?.message.hasSuffix("it has more than 10000 entries") == true)
    }

    /// What stands around a text counts as well.
    @Test(arguments: [262_143, 300_000, 20_000_000])
    func aTextThatIsMoreThanACampaignMayHoldIsTold(_ count: Int) throws {
        let feed = "{ k = { Title = A; Message = \"\(String(repeating: "*", count: count))\"; }; }"
        let result = try run(try workspace(["en.plist": feed]), ["en.plist"])
        #expect(result.findings.map(\.rule.id) == ["import-unsupported"])
        let message = "k is not imported: its campaign would be larger than 262144 bytes"
        #expect(result.findings.map(\.message) == [message])
    }

    @Test func aDryRunWritesNothing() throws {
        let workspace = try workspace(["old/en.plist": Self.english])
        let result = try run(workspace, ["old/en.plist"], isDryRun: true)
        #expect(result.text == "campaigns/2026-11-20.md (en)\n1 campaign from 1 feed: 1 to be written\n")
        #expect(workspace.names(below: "campaigns").isEmpty)
    }

    @Test func whatCrashesTheClientIsRefusedWithItsPlace() throws {
        let feed = "{\n a = { Title = A; };\n b = text;\n c = { Title = C;\n  MinVersion = (1); };\n}"
        let workspace = try workspace(["old/en.plist": feed])
        let result = try run(workspace, ["old/en.plist"])
        #expect(
            result.findings.map { "\($0.position.line):\($0.position.column) \($0.rule.id)" } == [
                "3:6 import-crash", "5:16 import-crash",
            ])
        #expect(workspace.names(below: "campaigns") == ["a.md"])
    }

    @Test func aCharacterThatNobodySeesIsNamed() throws {
        let feed = "{ k = { Title = \"\u{FEFF}Sale\"; Message = Half; }; }"
        let result = try run(try workspace(["old/en.plist": feed]), ["old/en.plist"])
        #expect(result.findings.map(\.rule.id) == ["import-unsupported"])
        #expect(
            result.findings.first?.message == "k is not imported: Title begins with the invisible character U+FEFF, "
                + "with which a campaign cannot say it; delete that character in the feed and import again")
    }

    @Test func whatALaterEntryReplacesIsTold() throws {
        let feed = "{\n k = { Title = First; };\n k = { Title = A; Title = Second; };\n}"
        let workspace = try workspace(["old/en.plist": feed])
        let result = try run(workspace, ["old/en.plist"])
        #expect(
            result.findings.map { "\($0.position.line):\($0.position.column) \($0.message)" } == [
                "2:6 k is not imported: a later one of the same name takes its place",
                "3:16 k.Title is not imported: a later one of the same name takes its place",
            ])
        #expect(result.findings.allSatisfy { $0.rule.id == "import-unread" } && !result.hasErrors)
        #expect(try workspace.text("campaigns/k.md").contains("title: Second\n"))
    }

    @Test(arguments: [
        ("", "it is empty"), ("<!DOCTYPE html><html>404</html>", "it is a web page"), ("404", "not a dictionary"),
        ("\u{1F}\u{8B}", "packed with gzip"), (String(repeating: "(", count: 100_000), "nested"),
        ("{ a = ", "property list"), ("random", "it is neither text nor a binary property list"),
    ])
    func whatIsNoFeedIsAFinding(_ body: String, _ reason: String) throws {
        let workspace = try workspace([:])
        let bytes =
            switch body {
            case "\u{1F}\u{8B}": Data([0x1F, 0x8B, 8])
            case "random": Data((0..<4000).map { UInt8(truncatingIfNeeded: $0 &* 7919 &+ 0x91) })
            default: Data(body.utf8)
            }
        try bytes.write(to: URL(fileURLWithPath: workspace.folder + "/en.plist"))
        let result = try run(workspace, ["en.plist"])
        #expect(result.findings.map(\.rule.id) == ["import-unreadable"])
        #expect(result.findings[0].message.contains(reason), "\(result.findings)")
        #expect(result.campaigns.isEmpty)
    }

    @Test func whatIsWrongInAPropertyListIsToldAtItsElement() throws {
        let feed = "<plist version=\"1.0\">\n<dict>\n  <key>é</key><text>A</text>\n</dict>\n</plist>\n"
        let result = try run(try workspace(["en.plist": feed]), ["en.plist"])
        let places = result.findings.map { "\($0.position.line):\($0.position.column) \($0.rule.id)" }
        #expect(places == ["3:15 import-unreadable"], "\(result.findings.map(\.description))")
    }

    @Test func keysBecomeSafeAndDistinctIds() throws {
        let keys = ["../../etc/passwd", "a/b", "a-b", "A-B", "x.fr", "x.en", "x.de", "Ω", "é", ".", "a b", "CON.md"]
        let feed = "{" + keys.map { "\"\($0)\" = { Title = T; };" }.joined() + "}"
        let workspace = try workspace(["en.plist": feed])
        let result = try run(workspace, ["en.plist"])
        #expect(result.campaigns.count == keys.count)
        #expect(Set(result.campaigns.map { $0.id.lowercased() }).count == keys.count)
        #expect(result.campaigns.contains { $0.id == "A-B" } && result.campaigns.contains { $0.id == "etc-passwd" })
        let read = try WorkspaceReader(vocabulary: .standard).read(workspace.folder)
        #expect(read.campaigns.count == keys.count)
        #expect(read.findings.filter { $0.severity == .error }.isEmpty)
    }

    @Test func bracesInAKeyAreNoVariable() throws {
        let workspace = try workspace(["en.plist": "{ \"{{x}}\" = { Title = T; Message = M; }; }"])
        let result = try run(workspace, ["en.plist"])
        #expect(result.findings.isEmpty)
        #expect(result.campaigns.map(\.id) == ["x"])
        #expect(try workspace.text("campaigns/x.md").contains("  key: \"{{x}}\"\n"))
    }

    @Test func settingsOfAFeedArePrintedAndWantedOnlyOnce() throws {
        let feed = """
            ({ event = { name = "level:done"; pattern = "ON=2"; }; }, { title = Hi; title_fr = Salut; text = T; cancel = OK; })
            """
        let workspace = try workspace(["all.plist": feed])
        let result = try run(workspace, ["all.plist"], client: "ismartnews")
        #expect(result.findings.map(\.rule.id) == ["import-setting"])
        #expect(result.text.contains("    ismartnews:\n      events: {\"level:done\": \"ON=2\"}\n"))
        #expect(result.campaigns.map(\.locales) == [["en", "fr"]])
        let lines = Self.configuration.replacing(
            "ismartnews: {}", with: "ismartnews: {events: {\"level:done\": \"ON=2\"}}")
        try workspace.write(lines, to: "newsadmin.yml")
        #expect(try run(workspace, ["all.plist"], client: "ismartnews").findings.isEmpty)
    }

    @Test func whatAllLanguagesMustHaveIsImportedInAllOfThem() throws {
        let feed = """
            ({ title = Hello; title_fr = Bonjour; text = Text; text_fr = Texte; cancel = OK; cancel_fr = Fermer; },
             { title = Alone; text = Text; cancel = OK; })
            """
        let workspace = try workspace(["all.plist": feed])
        try workspace.write(
            Self.configuration.replacing("ismartnews: {}", with: "ismartnews: {combined: true}"), to: "newsadmin.yml")
        let result = try run(workspace, ["all.plist"], client: "ismartnews", locales: ["en", "fr"])
        #expect(result.findings.isEmpty, "\(result.findings.map(\.description))")
        #expect(result.campaigns.map(\.id) == ["hello", "alone"])
        #expect(result.campaigns.map(\.locales) == [["en", "fr"], ["en", "fr"]])
        #expect(try workspace.text("campaigns/hello.md").contains("title: Hello\n"))
        let english = try run(workspace, ["all.plist"], client: "ismartnews", locales: ["en"], isDryRun: true)
        #expect(english.findings.contains { $0.message.contains("[ismartnews-combined-absent]") })
    }

    @Test func conditionsStayInTheirOrder() throws {
        let control = """
            {"a": {"entry": "v", "conditions": {"any": {"onWifi": "true", "neverDisplayed": true, "flagNotSet": "x"}},
              "views": {"v": {"file": "https://x.example/v.html"}}}}
            """
        let workspace = try workspace(["old/control.json": control])
        _ = try run(workspace, ["old/control.json"], client: "notable", locales: ["en"])
        let text = try workspace.text("campaigns/a.md")
        let places = try ["onWifi: true", "neverDisplayed", "flagNotSet"].map { try #require(text.range(of: $0)) }
        #expect(places.map(\.lowerBound) == places.map(\.lowerBound).sorted(), "\(text)")
    }

    @Test func whereOneIsNamedNobodyIsToldToWriteSeveral() throws {
        let workspace = try workspace(["a.plist": Self.english])
        for (client, locales) in [("inotify,notable", ["en"]), ("inotify", ["en,fr"])] {
            let failure = #expect(throws: VerbFailure.self) {
                try run(workspace, ["a.plist"], client: client, locales: locales)
            }
            guard case .usage(let reason)? = failure else {
                Issue.record("it is not refused as wrong usage")
                continue
            }
            #expect(reason.text.contains("is none of the workspace's"), "\(reason)")
            // What is no name of a locale cannot be added to them either.
            #expect(!reason.text.contains("write several") && !reason.text.contains("to add it"), "\(reason)")
        }
    }

    @Test(arguments: [
        (["a.plist", "b.plist"], ["en"], "name one --locale for each"),
        (["a.plist"], ["de"], "en, fr; to add it, write in newsadmin.yml: locales: [en, fr, de]"),
        (["a.plist"], [], "say so with --locale"), (["a.plist=en", "b.plist=en"], [], "a locale has one feed"),
    ])
    func whatIsNotClearIsAskedFor(_ feeds: [String], _ locales: [String], _ sentence: String) throws {
        let workspace = try workspace(["a.plist": Self.english, "b.plist": Self.french])
        do {
            _ = try run(workspace, feeds, locales: locales)
            Issue.record("it was imported")
        } catch VerbFailure.usage(let reason) {
            #expect(reason.text.contains(sentence), "\(reason)")
        }
    }
}
