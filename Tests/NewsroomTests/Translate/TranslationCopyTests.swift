import Campaigns
import Exchange
import Testing

@testable import Newsroom

/// Which translations are suspected to be copies of their sources.
@Suite struct TranslationCopyTests {
    private static let inotify = "clients: [inotify]\ninotify: {key: 2026/01/01}"
    private static let notable = "clients: [notable]\nnotable: "
    private static let ismartnews = "clients: [ismartnews]\nismartnews: "
    private static let page = "{banner: {file: \"https://e.example/v\"}}"

    @Test(arguments: [
        ("title: Sale\n\(inotify)", "", true), ("title: \"3\"\n\(inotify)", "Sale: https://e.example/", true),
        ("title: https://e.example/\n\(inotify)", "2026 – [5.0](https://e.example/)", false),
        ("title: \"{{price}}\"\nvars: {price: €5}\n\(inotify)", "`code`", false),
        ("title: key\n\(notable){views: {banner: {}}}", "", true),
        ("title: key\n\(notable){views: \(page)}", "", false),
        ("title: key\n\(notable){raw: {entry: banner, views: \(page)}}", "", false),
        ("title: key\n\(ismartnews){form: page, urls: [self]}", "", true),
        ("title: key\n\(ismartnews){form: page, urls: [\"https://e.example/p\"]}", "", false),
        ("title: key\n\(ismartnews){raw: {title: null}}", "", false),
        ("title: key\n\(ismartnews){raw: {title: null}}", "Sale", true),
    ])
    func `Only words that somebody sees make a translation a copy of its source`(
        _ front: String, _ body: String, _ isCopy: Bool
    ) throws {
        let title = front.prefix { $0 != "\n" }
        let workspace = try TestWorkspace([
            "newsadmin.yml": TestWorkspace.configuration(clients: TestWorkspace.allClients),
            "campaigns/a.md": "---\n\(front)\n---\n\(body)\n", "campaigns/a.fr.md": "---\n\(title)\n---\n\(body)\n",
        ])
        let status = try TranslationStatus(
            folder: workspace.folder, now: Instant(seconds: 1_795_000_000), locales: ["fr"])
        #expect(status.errors.map(\.message) == [])
        let translation = try #require(status.locales.first?.translations.first)
        #expect((translation.gap == nil, translation.isIdentical) == (true, isCopy))
        #expect(status.text().contains("identical to the source") == isCopy)
    }
}
