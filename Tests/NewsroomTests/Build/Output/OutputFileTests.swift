import Campaigns
import Clients
import Testing

@testable import Newsroom

@Suite struct OutputFileTests {
    @Test func whatIsAnnouncedIsWhatIsWritten() throws {
        let workspace = try TestWorkspace([
            "newsadmin.yml": """
            name: Test
            sourceLocale: en
            clients: {inotify: {}, notable: {}, ismartnews: {}, sourse: {topic: news}}
            baseURL: https://news.example.com/
            """
        ])
        let edition = try EditionReader(now: Instant(seconds: 0)).read(workspace.folder)
        for client in edition.clients {
            for count in [0, 1, 5, 40, 127, 128, 200] {
                let entries = (0..<count).map { number in
                    FeedEntry(
                        campaign: "\(number)", locale: "en", identity: "\(number)",
                        identityPosition: SourcePosition(file: "campaigns/\(number).md"), window: Window(), value: [:])
                }
                let feed = client.feed(entries, locale: "en")
                let file = OutputFile(feed, kind: .feed, client: client.name)
                #expect(file.announced.hasGzipForm == file.hasGzipForm(of: feed.bytes.count), "\(feed.path) \(count)")
            }
        }
    }
}
