import Testing

@testable import Newsroom

/// Two clients may know different messages by one word; what phones know must not depend on how files are called.
struct ImportBesideOtherClientsTests {
    private func workspace(_ files: [String: String]) throws -> TestWorkspace {
        let configuration = """
            sourceLocale: en
            locales: [en, fr]
            baseURL: https://news.example.com/feeds/
            app: {versions: ["1.0"], builds: {"1.0": "1"}}
            clients: {inotify: {}, notable: {}, ismartnews: {}}

            """
        return try TestWorkspace(files.merging(["newsadmin.yml": configuration]) { $1 })
    }

    private func run(_ workspace: TestWorkspace, _ feeds: [String], _ client: String) throws -> ImportResult {
        let paths = feeds.map { workspace.folder + "/" + $0 }
        return try Importing(ImportPlan(folder: workspace.folder, feeds: paths, client: client)).run()
    }

    private static let notable =
        "{\"welcome\": {\"entry\": \"full\", \"views\": {\"full\": {\"file\": \"https://example.com/a.html\"}}}}"
    private static let news = "( { meta = { uuid = welcome; urls = (\"https://example.com/b.html\"); }; } )"

    @Test func `A campaign for another client only leaves its name, and the key stays`() throws {
        let workspace = try workspace(["en/control.json": Self.notable, "en/news.plist": Self.news])
        #expect(try run(workspace, ["en/control.json"], "notable").campaigns.map(\.id) == ["welcome"])
        let result = try run(workspace, ["en/news.plist"], "ismartnews")
        #expect(result.campaigns.map(\.id) == ["welcome-ismartnews"])
        #expect(result.campaigns.map(\.state) == [.written])
        #expect(!result.hasErrors, "\(result.findings.map(\.description))")
        #expect(workspace.names(below: "campaigns") == ["welcome-ismartnews.md", "welcome.md"])
        let text = try workspace.text("campaigns/welcome-ismartnews.md")
        #expect(text.contains("uuid: welcome\n"), "\(text)")
        _ = try workspace.build()
        #expect(try workspace.text("public/feeds/notable/en/control.json").contains("\"welcome\""))
        #expect(try workspace.text("public/feeds/ismartnews/en.plist").contains("<string>welcome</string>"))
    }

    @Test func `Both imports can be repeated`() throws {
        let workspace = try workspace(["en/control.json": Self.notable, "en/news.plist": Self.news])
        for _ in 1...2 {
            let results = [
                try run(workspace, ["en/control.json"], "notable"), try run(workspace, ["en/news.plist"], "ismartnews"),
            ]
            #expect(results.allSatisfy { !$0.hasErrors })
        }
        #expect(workspace.names(below: "campaigns") == ["welcome-ismartnews.md", "welcome.md"])
    }

    @Test func `A message that was imported under another name and edited is refused`() throws {
        let workspace = try workspace(["en/control.json": Self.notable, "en/news.plist": Self.news])
        _ = try run(workspace, ["en/control.json"], "notable")
        try workspace.write(
            "---\ntitle: Mine\nclients: [ismartnews]\nismartnews: {uuid: welcome, urls: [\"https://example.com/c.html\"]}\n---\nText\n",
            to: "campaigns/mine.md")
        let result = try run(workspace, ["en/news.plist"], "ismartnews")
        #expect(result.campaigns.map(\.state) == [.refused])
        #expect(
            result.findings.map(\.message) == [
                "mine has the uuid “welcome” already, so welcome-ismartnews is not imported"
            ])
    }

    @Test func `A name that is taken in one of its languages is not the campaign's`() throws {
        let workspace = try workspace([
            "en.plist": "{ k = { Title = Sale; Message = Half; }; }",
            "fr.plist": "{ k = { Title = Soldes; Message = Moitie; MinVersion = \"2.0\"; }; }",
            "campaigns/k-fr.md": "---\ntitle: Mine\nclients: [notable]\n---\nText\n",
            "campaigns/k-inotify.md": "---\ntitle: Mine\nclients: [notable]\n---\nText\n",
        ])
        let result = try run(workspace, ["en.plist", "fr.plist"], "inotify")
        #expect(result.campaigns.map(\.id) == ["k-inotify-2", "k-inotify-2-fr"])
        #expect(!result.hasErrors)
        let text = try workspace.text("campaigns/k-inotify-2.md")
        #expect(text.contains("key: k\n"), "\(text)")
    }

    @Test func `A campaign for all clients keeps the name, and the way out is told`() throws {
        let workspace = try workspace([
            "en/news.plist": Self.news, "campaigns/welcome.md": "---\ntitle: Mine\n---\nText\n",
        ])
        let result = try run(workspace, ["en/news.plist"], "ismartnews")
        #expect(result.campaigns.map(\.state) == [.refused])
        let advice = try #require(result.findings.first?.suggestion)
        #expect(
            advice.hasSuffix(
                "where that campaign is not meant for ismartnews, say so by “clients” in it, and import again"))
        try workspace.write("---\ntitle: Mine\nclients: [notable]\n---\nText\n", to: "campaigns/welcome.md")
        #expect(try run(workspace, ["en/news.plist"], "ismartnews").campaigns.map(\.id) == ["welcome-ismartnews"])
    }
}
