import Clients
import Testing

@Suite struct NotableFeedTests {
    private let feed = NotableFeed([
        NotableNotification(
            id: "sale", entry: "banner", all: [.init("neverDisplayed", true)],
            any: [.init("onWifi", true), .init("lastDisplayMinimumSeconds", 60)],
            views: [
                NotableView(id: "banner", file: "https://e.org/b.html", height: 120, origin: .top),
                NotableView(id: "full", file: "https://e.org/f.html", others: [.init("note", "x")]),
            ], others: [.init("priority", 1)])
    ])

    @Test func whatIsEncodedIsDecoded() throws {
        #expect(try NotableFeed(decoding: feed.encode()) == feed)
    }

    @Test func theControlFileIsReadable() {
        let feed = NotableFeed([
            NotableNotification(id: "a", entry: "v", views: [NotableView(id: "v", file: "f", height: 80.5)])
        ])
        let expected = """
            {
              "a": {
                "entry": "v",
                "views": {
                  "v": {
                    "file": "f",
                    "height": 80.5
                  }
                }
              }
            }

            """
        #expect(String(decoding: feed.encode(), as: UTF8.self) == expected)
    }

    @Test(arguments: [
        "[]", "{\"a\": 1}", "{\"a\": {\"views\": {\"v\": {\"file\": null}}}}", "<html>", "{\"a\":{\"entry\":1}}",
    ])
    func whatMayCrashTheClientIsNoFeed(_ text: String) {
        #expect(throws: NotableFeedError.self) { try NotableFeed(decoding: Array(text.utf8)) }
    }
}
