import Testing

@testable import Clients

@Suite struct FileContentTests {
    private static let template = "<p title=\"{{title}}\">{{{html}}}</p>{{title}}"

    private static func page(_ title: String, _ html: String, in library: TemplateLibrary) throws -> FileContent {
        var values = TemplateValues()
        values.add("title", .text(title))
        values.add("html", .text(html))
        return try #require(library.page("page", values))
    }

    @Test(arguments: Hostile.texts + ["", "é", "e\u{301}"])
    func aPageIsItsBytes(_ text: String) throws {
        var library = TemplateLibrary.builtIn
        try library.add("page", text: Self.template)
        let page = try Self.page(text, "<b>x</b>", in: library)
        let bytes = FileContent(page.bytes)
        #expect(page == bytes && bytes == page)
        #expect(page == (try Self.page(text, "<b>x</b>", in: library)))
        #expect(page != FileContent(page.bytes + [0x20]))
        for size in [0, 1, page.bytes.count - 1, page.bytes.count, page.bytes.count + 1] {
            #expect(page.isAtLeast(size) == (page.bytes.count >= size))
            #expect(bytes.isAtLeast(size) == (page.bytes.count >= size))
        }
    }

    @Test func textsAreComparedByTheirBytes() throws {
        var library = TemplateLibrary.builtIn
        try library.add("page", text: Self.template)
        #expect(try Self.page("\u{E9}", "", in: library) != Self.page("e\u{301}", "", in: library))
        #expect(try Self.page("a", "b", in: library) != Self.page("b", "a", in: library))
    }

    @Test func pagesOfSeveralTemplatesAreComparedByTheirBytes() throws {
        var (one, other) = (TemplateLibrary.builtIn, TemplateLibrary.builtIn)
        try one.add("page", text: "{{title}}:{{{html}}}")
        try other.add("page", text: "{{title}}{{{html}}}")
        #expect(try Self.page("a", "b", in: one) == Self.page("a:", "b", in: other))
        #expect(try Self.page("a", "b", in: one) != Self.page("a", "b", in: other))
    }

    @Test func feedsOfTheSameEntriesAreKnownToBeTheSame() throws {
        let entries = (0..<3).map { FeedEntry.released(["Title": .string("\($0)")], as: "key \($0)") }
        let twins = (0..<3).map { FeedEntry.released(["Title": .string("\($0)")], as: "key \($0)") }
        let special: PropertyValue = .array([["special": 1]])
        for client in try SharingClients.all() {
            func content(_ entries: [FeedEntry], _ preamble: PropertyValue? = nil) -> FileContent {
                client.feed(entries, locale: "en", preamble: preamble).content
            }
            let feed = content(entries)
            #expect(feed.isMade(as: content(entries)) && feed.keeping(feed.bytes).isMade(as: content(entries)))
            #expect(!feed.isMade(as: content(twins)) && feed == content(twins))
            for other in [Array(entries.reversed()), Array(entries.dropLast()), []] {
                #expect(!feed.isMade(as: content(other)) && feed != content(other))
            }
            let other = content(entries, special)
            #expect(feed.isMade(as: other) == (feed.bytes == other.bytes))
            #expect(!feed.isMade(as: FileContent(feed.bytes)) && feed == FileContent(feed.bytes))
        }
    }

    @Test func whatIsEncodedIsItsBytes() {
        let encoded = FileContent { Array("text".utf8) }
        #expect(encoded.bytes == Array("text".utf8))
        #expect(encoded == FileContent(encoded.bytes) && encoded != FileContent([]))
    }
}
