import Campaigns
import Testing

@testable import Clients

@Suite struct INotifyFeedTests {
    private static let rich = """
        ---
        title: A & B
        action: {url: "https://e.org/?a=1&b=2", label: Go}
        versions: {min: 1.10, max: "2.0"}
        inotify: {raw: {Note: 5}}
        ---
        Line\\
        break

        """

    private func rendered() throws -> RenderedWorkspace<INotifyClient> {
        try RenderedWorkspace(
            INotifyClient.self,
            [
                "newsadmin.yml": INotifyRenderingTrial.configuration(""),
                "campaigns/2026-11-20.md": Self.rich,
                "campaigns/2026-12-01.md": "---\ntitle: Soon\n---\nOnly text\n",
            ])
    }

    @Test func whatIsRenderedIsRead() throws {
        let feed = try rendered().feed()
        #expect(feed.messages == 2)
        let entries = try #require(INotifyReading.of(FeedBody(feed.bytes)).entries)
        let expected: PropertyValue = [
            "2026/11/20": [
                "Title": "A & B", "Message": "Line\nbreak", "ActionURL": "https://e.org/?a=1&b=2", "ActionButton": "Go",
                "MinVersion": "1.10", "MaxVersion": "2.0", "Note": 5,
            ],
            "2026/12/01": ["Title": "Soon", "Message": "Only text"],
        ]
        #expect(PropertyValue.dictionary(entries).canonical == expected.canonical)
    }

    @Test(
        arguments: [
            ("a", "text", FeedPath().key("a")),
            ("a", ["MinVersion": 1], FeedPath().key("a").key("MinVersion")),
        ] as [(String, PropertyValue, FeedPath)])
    func whatCrashesTheClientIsNoMessage(_ key: String, _ message: PropertyValue, _ place: FeedPath) throws {
        let good: PropertyValue.Entry = .init("good", ["Title": "T"])
        let feed = PropertyListWriter.write(.dictionary([.init(key, message), good]))
        let contents = try rendered().client.contents(of: feed, locale: "en") { _ in nil }
        #expect(contents.refusals.map(\.kind) == [.crash])
        #expect(contents.refusals.map(\.path) == [place])
        #expect(contents.entries.map(\.key) == ["good"])
    }

    @Test func aRootThatIsNoDictionaryIsNoFeed() throws {
        let feed = PropertyListWriter.write(["x"])
        let expected = FeedReadingError("the root of the feed is not a dictionary")
        let client = try rendered().client
        #expect(throws: expected) { try client.contents(of: feed, locale: "en") { _ in nil } }
        #expect(INotifyClient.problem(in: feed) == expected.reason)
        #expect(INotifyReading.of(FeedBody(feed)).entries == nil)
    }
}
