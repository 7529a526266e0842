import Testing

@testable import Clients

@Suite struct NotableFeedTests {
    private static let front = """
        notable:
          entry: banner
          all: {onWifi: true}
          any: {onWifi: true, lastDisplayMinimumSeconds: 60}
          views:
            banner: {height: 80.5, origin: top, file: "https://e.org/b.html?a=1&b=2"}
            full: {file: "https://e.org/f.html"}
          raw: {priority: 1}
        """

    private func rendered(_ front: String = front) throws -> RenderedWorkspace<NotableClient> {
        try RenderedWorkspace(NotableClient.self, NotableRenderingTests.files(front))
    }

    @Test func whatIsRenderedIsRead() throws {
        let reading = NotableReading.of(FeedBody(try rendered().feed().bytes))
        let sale = try #require(reading.definitions?.first).get()
        #expect(sale.id == "sale")
        #expect(sale.entry == "banner")
        #expect(Self.entries(sale.all) == [.init("neverDisplayed", true), .init("onWifi", true)])
        #expect(Self.entries(sale.any) == [.init("onWifi", true), .init("lastDisplayMinimumSeconds", 60)])
        #expect(sale.views.map(\.id) == ["banner", "full"])
        #expect(sale.views.map(\.file) == ["https://e.org/b.html?a=1&b=2", "https://e.org/f.html"])
        #expect(sale.views.map(\.height) == [80.5, nil])
        #expect(sale.views.map(\.origin) == [.top, .bottom])
        #expect(reading.root?["sale"]?["priority"] == 1)
    }

    private static func entries(_ conditions: [NotableCondition]) -> [PropertyValue.Entry] {
        conditions.map { .init($0.name, $0.value) }
    }

    @Test func theControlFileIsReadable() throws {
        let expected = """
            {
              "sale": {
                "entry": "v",
                "conditions": {
                  "all": {
                    "neverDisplayed": true
                  }
                },
                "views": {
                  "v": {
                    "file": "https://e.org/f.html",
                    "height": 80.5
                  }
                }
              }
            }

            """
        let front = "notable: {entry: v, views: {v: {height: 80.5, file: \"https://e.org/f.html\"}}}"
        #expect(String(decoding: try rendered(front).feed().bytes, as: UTF8.self) == expected)
    }

    @Test(arguments: ["[]", "<html>"])
    func whatIsNoObjectIsNoFeed(_ text: String) throws {
        let client = try rendered().client
        #expect(throws: FeedReadingError.self) {
            try client.contents(of: Array(text.utf8), locale: "en") { _, _ in nil }
        }
        #expect(NotableClient.problem(in: Array(text.utf8)) != nil)
    }

    @Test(arguments: [
        ("1", FeedContents.Refusal.Kind.crash), ("{\"entry\": \"v\", \"views\": {\"v\": {\"file\": null}}}", .crash),
        ("{\"entry\":1}", .unsupported),
    ])
    func whatCannotBeShownIsNoNotification(_ text: String, kind: FeedContents.Refusal.Kind) throws {
        let feed = Array("{\"a\": \(text), \"good\": {}}".utf8)
        let contents = try rendered().client.contents(of: feed, locale: "en") { _, _ in nil }
        #expect(contents.refusals.map(\.kind) == [kind])
        #expect(contents.refusals.map(\.path) == [FeedPath().key("a")])
        #expect(contents.entries.map(\.key) == ["good"])
    }

    @Test(arguments: ["1", "null", "[]"])
    func anEntryThatIsNoTextMayCrash(_ entry: String) throws {
        let feed = Array("{\"a\": {\"entry\": \(entry)}}".utf8)
        let contents = try rendered().client.contents(of: feed, locale: "en") { _, _ in nil }
        #expect(
            contents.refusals.map(\.reason) == [
                "its “entry” is not text: it names no view, and may crash the app where its turn comes"
            ])
    }
}
