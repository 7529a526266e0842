import Clients
import Testing

/// iNotify knows a message by its key, whatever that is made of, so an import keeps every character of it.
struct ImportedKeysTests {
    @Test(arguments: [
        "a b", " a", "a ", "a  b", "a\tb", "a\nb", "a\u{A0}b", "\u{3000}a", "a\u{200B}", "2026/11/20 sale ",
    ])
    func `Space in a key is kept`(_ key: String) throws {
        let feed: PropertyValue = .dictionary([.init(key, ["Title": "A", "Message": "B"])])
        let kind = try ClientCatalogue.device(client: "inotify", clientVersion: nil)
        let trip = try ImportRoundTrip(kind.encode(feed), client: "inotify")
        #expect(trip.errors.isEmpty)
        #expect(trip.contents.entries.map(\.key) == [key])
        #expect(trip.again.entries.map(\.key) == [key])
    }
}
