import Campaigns
import Foundation
import Testing

@testable import Newsroom

/// Which pages on disk are taken for views, and which views stay at their addresses.
@Suite struct ImportedViewsTests {
    private func workspace(_ files: [String: String]) throws -> TestWorkspace {
        let configuration = """
            sourceLocale: en
            locales: [en, fr]
            baseURL: https://news.example.com/feeds/
            app: {versions: ["1.0"]}
            clients: {notable: {}}

            """
        return try TestWorkspace(files.merging(["newsadmin.yml": configuration]) { $1 })
    }

    private func run(
        _ workspace: TestWorkspace, _ feeds: [String], locales: [String] = [], views: String? = nil
    ) throws -> ImportResult {
        try Importing(
            ImportPlan(
                folder: workspace.folder, feeds: feeds.map { workspace.folder + "/" + $0 }, client: "notable",
                locales: locales, views: views.map { workspace.folder + "/" + $0 })
        ).run()
    }

    /// A control file with one message, whose views are at these addresses.
    private func control(_ views: [String: String]) -> String {
        let listed = views.sorted { $0.key < $1.key }.map {
            "\"\($0.key)\": {\"file\": \"\($0.value)\", \"height\": 120}"
        }
        let entry = views.keys.sorted().first ?? ""
        return "{\"sale\": {\"entry\": \"\(entry)\", \"conditions\": {\"all\": {\"neverDisplayed\": true}}, "
            + "\"views\": {\(listed.joined(separator: ", "))}}}"
    }

    private func page(_ heading: String) -> String {
        "<html><body><h1>\(heading)</h1><a onclick=\"dismiss()\">x</a></body></html>"
    }

    @Test func addressesOfTwoLanguagesThatLeadToOneFileAreKept() throws {
        let workspace = try workspace([
            "old/en/control.json": control(["banner": "https://o.example/en/views/banner.html"]),
            "old/fr/control.json": control(["banner": "https://o.example/fr/views/banner.html"]),
            "old/en/views/banner.html": page("English"),
        ])
        let feeds = ["old/en/control.json", "old/fr/control.json"]
        let result = try run(workspace, feeds, views: "old/en/views")
        #expect(result.findings.map(\.rule.id) == ["import-view", "import-view"])
        let french = try workspace.text("old/fr/control.json")
        let place = try #require(french.firstRange(of: "\"https:")).lowerBound
        #expect(result.findings.last?.position.column == french.distance(from: french.startIndex, to: place) + 1)
        #expect(
            result.findings.last?.message == "the view https://o.example/fr/views/banner.html keeps its address: "
                + "banner.html is the only file for it and for https://o.example/en/views/banner.html, which may be "
                + "another page")
        #expect(result.campaigns.map(\.locales) == [["en", "fr"]])
        #expect(workspace.names(below: "templates").isEmpty)
        try workspace.build()
        #expect(
            try workspace.text("public/feeds/notable/fr/control.json").contains(
                "https://o.example/fr/views/banner.html"))
    }

    @Test func addressesOfOneFeedThatLeadToOneFileAreKept() throws {
        let views = ["a": "https://o.example/spring/index.html", "b": "https://o.example/summer/index.html"]
        let workspace = try workspace(["old/control.json": control(views), "old/index.html": page("Spring")])
        let result = try run(workspace, ["old/control.json"], locales: ["en"])
        #expect(result.findings.map(\.rule.id) == ["import-view", "import-view"])
        #expect(workspace.names(below: "templates").isEmpty)
    }

    @Test func oneAddressInAllLanguagesIsOnePage() throws {
        let feed = control(["banner": "https://o.example/views/banner.html"])
        let workspace = try workspace([
            "old/en.json": feed, "old/fr.json": feed, "old/views/banner.html": page("All"),
        ])
        let result = try run(workspace, ["old/en.json", "old/fr.json"])
        #expect(result.findings.isEmpty, "\(result.findings.map(\.description))")
        #expect(result.campaigns.map(\.locales) == [["en", "fr"]])
        #expect(workspace.names(below: "templates/notable") == ["sale-banner.mustache"])
    }

    @Test func aPageThatIsAskedForWithMoreIsStillThatOfItsPath() throws {
        let views = ["a": "https://o.example/index.html", "b": "https://o.example/index.html?page=2"]
        let workspace = try workspace(["old/control.json": control(views), "old/index.html": page("Spring")])
        let result = try run(workspace, ["old/control.json"], locales: ["en"])
        #expect(result.findings.map(\.rule.id) == ["import-view"])
        #expect(workspace.names(below: "templates/notable") == ["sale-a.mustache"])
    }

    @Test(arguments: ["?x=1", "#step2", "?x=1#step2"])
    func anAddressWithMoreThanAPathIsKept(_ end: String) throws {
        let workspace = try workspace([
            "old/control.json": control(["banner": "https://o.example/banner.html\(end)"]),
            "old/banner.html": page("Sale"),
        ])
        let result = try run(workspace, ["old/control.json"], locales: ["en"])
        #expect(result.findings.map(\.rule.id) == ["import-view"])
        #expect(try workspace.text("campaigns/sale.md").contains("https://o.example/banner.html\(end)"))
        #expect(workspace.names(below: "templates").isEmpty)
    }

    @Test(arguments: [("typo", "No such file or directory"), ("old/control.json", "Not a directory")])
    func aFolderOfViewsThatIsNoneIsRefused(_ name: String, _ reason: String) throws {
        let feed = control(["banner": "https://o.example/banner.html"])
        let workspace = try workspace(["old/control.json": feed])
        let failure = #expect(throws: VerbFailure.self) {
            try run(workspace, ["old/control.json"], locales: ["en"], views: name)
        }
        guard case .workspace(.file(let problem))? = failure else {
            Issue.record("\(String(describing: failure))")
            return
        }
        #expect(problem.description == "cannot list \(workspace.folder)/\(name): \(reason)")
        let outcome = try Program.run(
            ["import", "old/control.json", "--locale", "en", "--views", name], in: workspace.folder)
        #expect(outcome.status == 3)
        #expect(workspace.names(below: "campaigns").isEmpty)
    }

    private func workspaceWithPages(_ english: String, _ french: String) throws -> TestWorkspace {
        try workspace([
            "old/en/control.json": control(["banner": "https://o.example/en/views/banner.html"]),
            "old/fr/control.json": control(["banner": "https://o.example/fr/views/banner.html"]),
            "old/en/views/banner.html": page(english), "old/fr/views/banner.html": page(french),
        ])
    }

    private static let feeds = ["old/en/control.json", "old/fr/control.json"]

    /// Two campaigns with one id could not be released.
    @Test func pagesThatDifferBetweenLanguagesAreLeftSoThatThereIsOneCampaign() throws {
        let workspace = try workspaceWithPages("Sale", "Soldes")
        let result = try run(workspace, Self.feeds)
        #expect(result.campaigns.map(\.locales) == [["en", "fr"]])
        #expect(result.findings.map(\.rule.id) == ["import-view", "import-view"])
        let sentence =
            "the views of sale keep their addresses: they are not the same in all languages, and a campaign has one "
            + "template for all of them"
        #expect(result.findings.first?.message == sentence)
        #expect(workspace.names(below: "templates").isEmpty)
        try workspace.build()
        for locale in ["en", "fr"] {
            let feed = try workspace.text("public/feeds/notable/\(locale)/control.json")
            #expect(feed.contains("https://o.example/\(locale)/views/banner.html"))
        }
    }

    @Test func pagesThatAreTheSameInAllLanguagesAreOneTemplate() throws {
        let workspace = try workspaceWithPages("Sale", "Sale")
        for views in [nil, "old"] {
            let result = try run(workspace, Self.feeds, views: views)
            #expect(result.findings.isEmpty, "\(result.findings.map(\.description))")
            #expect(result.campaigns.map(\.locales) == [["en", "fr"]])
        }
        #expect(workspace.names(below: "templates/notable") == ["sale-banner.mustache"])
    }

    /// `x-full` of `sale` and `full` of `sale-x` are two templates.
    @Test func templatesOfOneImportHaveNamesOfTheirOwn() throws {
        func notification(_ view: String, _ file: String) -> String {
            "{\"entry\": \"\(view)\", \"conditions\": {\"all\": {\"neverDisplayed\": true}}, \"views\": {\"\(view)\": "
                + "{\"file\": \"https://o.example/\(file)\", \"height\": 100}}}"
        }
        let control =
            "{\"sale\": \(notification("x-full", "1.html")), \"sale-x\": \(notification("full", "2.html"))}"
        let workspace = try workspace(["control.json": control, "1.html": page("One"), "2.html": page("Two")])
        let result = try run(workspace, ["control.json"], locales: ["en"])
        #expect(result.campaigns.map(\.state) == [.written, .written])
        #expect(workspace.names(below: "templates/notable") == ["sale--x-full.mustache", "sale-x-full.mustache"])
        try workspace.build()
        #expect(try workspace.text("public/feeds/notable/en/views/sale/x-full.html") == page("One"))
        #expect(try workspace.text("public/feeds/notable/en/views/sale-x/full.html") == page("Two"))
    }

    @Test func viewsOnDiskArePublishedByteForByte() throws {
        let page = "<h1>Sale {{now}}</h1><script>dismiss()</script>"
        let control = """
            {"sale": {"entry": "banner", "conditions": {"all": {"neverDisplayed": true}}, "views": {
              "banner": {"file": "https://old.example.com/news/views/banner.html", "height": 100},
              "full": {"file": "https://old.example.com/news/views/full.html"},
              "away": {"file": "https://old.example.com/../../newsadmin.yml"}}}}
            """
        let workspace = try workspace([
            "old/control.json": control, "old/views/banner.html": page, "old/views/full.html": "<img src=\"a.png\">",
        ])
        let result = try run(workspace, ["old/control.json"], locales: ["en"])
        #expect(result.findings.map(\.rule.id) == ["import-view", "import-view"])
        #expect(try workspace.text("campaigns/sale.md").contains("title: \"Sale {{braces}}now}}\""))
        let templates = workspace.names(below: "templates/notable").map { "  templates/notable/\($0)\n" }
        #expect(templates.count == 1 && templates.allSatisfy(result.text.contains))
        try workspace.build()
        #expect(try workspace.text("public/feeds/notable/en/views/sale/banner.html") == page)
        #expect(
            try workspace.text("public/feeds/notable/en/control.json").contains(
                "https://old.example.com/news/views/full.html"))
    }

    @Test func aViewThatWouldNotPassKeepsItsAddressAndIsTold() throws {
        let control = "{\"a\": {\"entry\": \"v\", \"views\": {\"v\": {\"file\": \"https://x.example/views/v.html\"}}}}"
        let page = "<button onclick=\"close()\">OK</button>"
        let workspace = try workspace(["old/control.json": control, "old/views/v.html": page])
        let result = try run(workspace, ["old/control.json"], locales: ["en"])
        #expect(result.findings.map(\.rule.id) == ["import-view"])
        #expect(result.findings.first?.message.contains("calls close(), which Notable does not have") == true)
        #expect(try workspace.text("campaigns/a.md").contains("https://x.example/views/v.html"))
    }

    @Test func aViewBehindASymbolicLinkIsNotRead() throws {
        let control = "{\"a\": {\"entry\": \"v\", \"views\": {\"v\": {\"file\": \"https://x.example/views/v.html\"}}}}"
        let workspace = try workspace(["old/control.json": control, "secret/v.html": "<p>secret</p>"])
        try FileManager.default.createSymbolicLink(
            atPath: workspace.folder + "/old/views", withDestinationPath: workspace.folder + "/secret")
        let result = try run(workspace, ["old/control.json"], locales: ["en"])
        #expect(result.findings.map(\.rule.id) == ["import-view"])
        #expect(workspace.names(below: "templates").isEmpty)
    }
}
