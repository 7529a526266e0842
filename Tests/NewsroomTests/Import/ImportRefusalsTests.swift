import Campaigns
import Newsroom
import Testing

/// What a client would crash on, or does not show to everybody, is left out and told.
@Suite struct ImportRefusalsTests {
    private static let configuration = """
        sourceLocale: en
        baseURL: https://news.example.com/feeds/
        app: {versions: ["1.0"]}
        clients: {inotify: {}, ismartnews: {}}

        """

    private func workspace(_ files: [String: String]) throws -> TestWorkspace {
        try TestWorkspace(files.merging(["newsadmin.yml": Self.configuration]) { $1 })
    }

    private func run(
        _ workspace: TestWorkspace, _ feeds: [String], client: String = "inotify", locales: [String] = []
    ) throws -> ImportResult {
        let paths = feeds.map { workspace.folder + "/" + $0 }
        return try Importing(
            ImportPlan(folder: workspace.folder, feeds: paths, client: client, locales: locales)
        ).run()
    }

    /// On a Mac, 1.0 takes a body for a format, and needs one.
    @Test(arguments: [
        ("{ Title = A; Message = \"50 %new\"; }", 1), ("{ Title = A; }", 1),
        ("{ Title = A; Message = \"50 %% off\"; }", 0),
    ])
    func whatCrashesTheFirstVersionOnAMacIsNotImported(_ message: String, _ refusals: Int) throws {
        let workspace = try workspace(["en.plist": "{ \"2026/11/20\" = \(message); }"])
        let mac = "inotify: {clientVersion: \"1.0\", platform: macos}"
        try workspace.write(Self.configuration.replacing("inotify: {}", with: mac), to: "newsadmin.yml")
        let result = try run(workspace, ["en.plist"], locales: ["en"])
        #expect(result.campaigns.count == 1 - refusals)
        #expect(result.findings.filter { $0.rule.id == "import-crash" }.count == refusals)
    }

    @Test(arguments: [
        ("{ title_iphone = Hi; cancel = OK; }", "its title and text are for some phones only"),
        ("{ title_en_us = Hi; cancel = OK; }", "its title and text are for some phones only"),
        ("{ meta = { uuid = empty; }; }", "the item has no urls"),
    ])
    func whatHasNoWordsForEveryPhoneIsTold(_ element: String, _ reason: String) throws {
        let workspace = try workspace(["en.plist": "(\(element), { title = Hello; text = Text; cancel = OK; })"])
        let result = try run(workspace, ["en.plist"], client: "ismartnews", locales: ["en"])
        #expect(result.campaigns.map(\.id) == ["hello"])
        #expect(result.findings.count == 1)
        #expect(result.findings.first?.message.contains(reason) == true, "\(result.findings.map(\.description))")
    }
}
