import Testing

@testable import Clients

@Suite struct FeedExcerptTests {
    private static let files = [
        "newsadmin.yml": """
        name: Test
        sourceLocale: en
        clients: {inotify: {}, notable: {}, ismartnews: {}, sourse: {topic: news}}
        baseURL: https://news.example.com/
        """,
        "campaigns/sale.md":
            "---\ntitle: Sale & <more>\nstart: 2026-11-20\naction: {url: \"https://e.com/\"}\n---\n“Text”\n",
        "campaigns/news.md": "---\ntitle: Neues\n---\nZwei\n\nAbsätze ✓\n",
    ]

    @Test func whatIsWrittenOutIsWhatStandsInTheFeed() throws {
        try expectExcerpts(of: INotifyClient.self)
        try expectExcerpts(of: NotableClient.self)
        try expectExcerpts(of: ISmartNewsClient.self)
        try expectExcerpts(of: SourseClient.self)
    }

    private func expectExcerpts(of type: (some Client).Type) throws {
        let rendered = try RenderedWorkspace(type, Self.files)
        let root = try #require(type.root(of: FeedBody(rendered.feed().bytes)))
        let messages = rendered.screens()
        #expect(messages.count == 2)
        for (place, message) in messages.enumerated() {
            let read = try Self.read(message.source)
            switch root {
            case .array(let elements): #expect(read == elements[place])
            case .dictionary(let elements): #expect(read == .dictionary([elements[place]]))
            default: Issue.record("\(type) has no messages")
            }
        }
    }

    private static func read(_ excerpt: FeedExcerpt) throws -> PropertyValue {
        switch excerpt.language {
        case .propertyList:
            try PropertyListReader().read(
                Array("<plist version=\"1.0\"><dict>".utf8) + excerpt.bytes + Array("</dict></plist>".utf8))
        case .json: try JSONReader().read(excerpt.bytes)
        }
    }
}
