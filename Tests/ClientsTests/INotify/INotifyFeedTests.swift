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
        let contents = try rendered().client.contents(of: feed, locale: "en") { _, _ in nil }
        #expect(contents.refusals.map(\.kind) == [.crash])
        #expect(contents.refusals.map(\.path) == [place])
        #expect(contents.entries.map(\.key) == ["good"])
    }

    private func contents(of message: PropertyValue, settings: String) throws -> FeedContents {
        let configuration = ["newsadmin.yml": INotifyRenderingTrial.configuration(settings)]
        let feed = PropertyListWriter.write(.dictionary([.init("a", message)]))
        return try RenderedWorkspace(INotifyClient.self, configuration).client.contents(of: feed, locale: "en") {
            _, _ in
            nil
        }
    }

    @Test(
        "A Mac with 1.5.6 shows a body of any type, and a label that no button has means nothing",
        arguments: [
            ("platform: macos", ["Title": "T", "Message": 5], []),
            ("", ["Title": "T", "Message": "M", "ActionButton": 5], [.unread]),
            ("clientVersion: \"1.0\"", ["Title": "T", "Message": "M", "ActionButton": 5], [.unread]),
            ("clientVersion: \"1.0\"", ["Title": "T", "Message": "M", "MinVersion": 5], [.unread]),
        ] as [(String, PropertyValue, [FeedContents.Refusal.Kind])])
    func whatHarmsNobodyIsImported(
        _ settings: String, _ message: PropertyValue, _ refusals: [FeedContents.Refusal.Kind]
    ) throws {
        let contents = try contents(of: message, settings: settings)
        #expect(contents.refusals.map(\.kind) == refusals)
        #expect(contents.entries.map(\.key) == ["a"])
        #expect(contents.entries.first?.raw.contains { $0.key == "Message" } == true)
        #expect(contents.entries.first?.raw.contains { ["ActionButton", "MinVersion"].contains($0.key) } == false)
    }

    @Test(
        "Where it crashes the app is told",
        arguments: [
            ("", ["Message": 5], "it is not text, which crashes the app"),
            ("", ["ActionURL": 5], "it is not text, which crashes the app"),
            ("", ["ActionURL": "https://e.com", "ActionButton": 5], "it is not text, which crashes the app"),
            (
                "clientVersion: \"1.0\"", ["ActionURL": 5],
                "it is not text, which crashes the app once the action is pressed"
            ),
            (
                "clientVersion: \"1.0\", platform: macos", ["ActionURL": 5, "Message": "M"],
                "it is not text, which crashes the app once the action or OK is pressed"
            ),
            ("clientVersion: \"1.0\", platform: macos", ["Message": 5], "it is not text, which crashes the app"),
        ] as [(String, PropertyValue, String)])
    func whereItCrashesIsTold(_ settings: String, _ message: PropertyValue, _ reason: String) throws {
        let refusals = try contents(of: message, settings: settings).refusals
        #expect(refusals.map(\.kind) == [.crash])
        #expect(refusals.map(\.reason) == [reason])
    }

    @Test func aRootThatIsNoDictionaryIsNoFeed() throws {
        let feed = PropertyListWriter.write(["x"])
        let expected = FeedReadingError("the root of the feed is not a dictionary")
        let client = try rendered().client
        #expect(throws: expected) { try client.contents(of: feed, locale: "en") { _, _ in nil } }
        #expect(INotifyClient.problem(in: feed) == expected.reason)
        #expect(INotifyReading.of(FeedBody(feed)).entries == nil)
    }
}
