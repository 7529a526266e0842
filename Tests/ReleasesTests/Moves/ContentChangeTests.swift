import Testing

@testable import Releases

@Suite struct ContentChangeTests {
    /// The hash of the content differs, so that an approval no longer counts: somebody must be told why.
    @Test func anotherFormOfALetterIsAChange() throws {
        var old = try DiffTrial.inotify("a", text: "Caf\u{E9}")
        (old.title, old.action, old.clients[0].identity) = ("\u{E9}", "https://example.com/\u{E9}", "\u{E9}")
        var new = old
        (new.title, new.action, new.clients[0].identity) = ("e\u{301}", "https://example.com/e\u{301}", "e\u{301}")
        new.text = "Cafe\u{301}"
        #expect(ContentChange.between(old, new) == [.title, .text, .action, .key])
        #expect(ContentChange.between(old, old) == [])
    }
}
