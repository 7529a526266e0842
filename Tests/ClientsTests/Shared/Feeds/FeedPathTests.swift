import Campaigns
import Clients
import Testing

@Suite struct FeedPathTests {
    private static let paths = [
        "inotify": "feeds/inotify/pt-BR.plist", "notable": "feeds/notable/pt-BR/control.json",
        "ismartnews": "feeds/ismartnews/pt-BR.plist", "sourse": "push/pt-BR.json",
    ]
    private static let combinedPaths = ["ismartnews": ["feeds/ismartnews/all.plist"]]

    /// A workspace with all clients and a message in two languages.
    private static let files = [
        "newsadmin.yml": """
        sourceLocale: en
        locales: [en, pt-BR]
        baseURL: "https://e.com/feeds/"
        clients: {inotify: {}, notable: {}, ismartnews: {combined: true}, sourse: {topic: "news-{locale}"}}
        """,
        "campaigns/2026-11-20-sale.md": "---\ntitle: Sale\n---\nText.\n",
    ]

    @Test func eachClientHasItsPlace() {
        let paths = ClientCatalogue.all.map { ($0.name, $0.feedPath(of: "pt-BR")) }
        #expect(Dictionary(uniqueKeysWithValues: paths) == Self.paths)
    }

    @Test func feedsAreRenderedIntoTheirPlaces() throws {
        let test = try TestWorkspace(Self.files)
        let context = RenderingContext(configuration: test.workspace.configuration, templates: .builtIn)
        let (clients, findings) = ClientCatalogue.clients(of: context)
        #expect(findings.filter { $0.severity == .error }.isEmpty)
        #expect(clients.count == ClientCatalogue.all.count)
        let campaign = try #require(test.workspace.campaigns.first)
        for client in clients {
            let type = type(of: client)
            let entries = client.entries(of: campaign, messages: test.messages[0]).entries
            #expect(entries.map(\.locale) == ["en", "pt-BR"])
            let feed = client.feed([entries[1]], locale: "pt-BR")
            #expect(feed.path == Self.paths[type.name])
            #expect(ClientCatalogue.recognizing(feed.bytes).map { $0.name } == [type.name])
            let combined = client.combinedFeeds(entries.map { ($0.locale, [$0]) })
            #expect(combined.map(\.path) == Self.combinedPaths[type.name, default: []])
            #expect(type.combinedFeedPaths == combined.map(\.path))
        }
    }
}
