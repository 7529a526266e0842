import Clients
import Testing

@Suite struct INotifyFeedTests {
    private let feed = INotifyFeed([
        INotifyMessage(
            key: "2026/11/20", title: "A & B", message: "Line\nbreak", actionURL: "https://e.org/?a=1&b=2",
            actionButton: "Go", minVersion: "1.10", maxVersion: "2.0", others: [.init("Note", 5)]),
        INotifyMessage(key: "2026/12/01", message: "Only text"),
    ])

    @Test func whatIsEncodedIsDecoded() throws {
        #expect(try INotifyFeed(decoding: feed.encode()) == feed)
    }

    @Test func otherEntriesTakeThePlaceOfOurs() {
        let message = INotifyMessage(key: "k", title: "ours", others: [.init("Title", "raw")])
        #expect(message.entry.value == ["Title": "raw"])
    }

    @Test(
        arguments: [
            (["a": "text"], .messageIsNoDictionary(key: "a")),
            (["a": ["MinVersion": 1]], .fieldIsNoText(key: "a", field: "MinVersion")),
            (["x"], .rootIsNoDictionary),
        ] as [(PropertyValue, INotifyFeedError)])
    func whatCrashesTheClientIsNoFeed(_ value: PropertyValue, _ expected: INotifyFeedError) {
        #expect(throws: expected) { try INotifyFeed(decoding: PropertyListWriter.write(value)) }
    }
}
