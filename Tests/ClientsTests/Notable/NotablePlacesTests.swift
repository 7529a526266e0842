import Campaigns
import Testing

@testable import Clients

/// What translators are told of the room for a text is what the check says of it.
@Suite struct NotablePlacesTests {
    private func places(_ front: String, body: String = "Text.") throws -> [TextPlace] {
        let files = NotableRenderingTests.files(front, body: body)
        let campaign = try #require(try TestWorkspace(files).workspace.campaigns.first)
        return try RenderedWorkspace(NotableClient.self, files).client.places(of: campaign)
    }

    private func limit(_ text: TextPlace.Text, _ front: String) throws -> Int? {
        try places(front).first { $0.text == text }?.limit
    }

    @Test(arguments: [
        ("", 110), ("notable: {views: {banner: {}}}", 110), ("notable: {views: {banner: {height: 156}}}", 183),
        ("notable: {views: {banner: {height: 137.5}}}", 110), ("notable: {views: {card: {height: 20}}}", 36),
        ("notable: {views: {banner: {height: 156}, low: {height: 102}}}", 73),
        ("notable: {entry: high, views: {high: {height: 192}, full: {}}}", 256),
        ("notable: {views: {banner: {height: 60, file: \"https://a.example/b\"}, high: {height: 156}}}", 183),
    ])
    func theRoomForATextIsThatOfTheLowestView(_ front: String, _ expected: Int) throws {
        #expect(try limit(.text, front) == expected)
        #expect(try limit(.title, front) == 40)
        for excess in [0, 1] {
            let text = String(repeating: "x", count: expected + excess)
            let rendered = try RenderedWorkspace(NotableClient.self, NotableRenderingTests.files(front, body: text))
            #expect(rendered.findings(of: .bannerTextLength).isEmpty == (excess == 0))
        }
    }

    @Test func aViewAsHighAsTheScreenHasRoomForAnything() throws {
        let front = "notable: {entry: full, views: {full: {}}}"
        #expect(try limit(.text, front) == nil)
        #expect(try limit(.title, front) == nil)
        #expect(try places(front).prefix(2).map(\.place) == ["title of the view", "text of the view"])
        let text = String(repeating: "x", count: 2000)
        let rendered = try RenderedWorkspace(NotableClient.self, NotableRenderingTests.files(front, body: text))
        #expect(rendered.findings(of: .bannerTitleLength, .bannerTextLength).isEmpty)
    }

    @Test func aPartedTextIsToldOnceForEachOfItsPlaces() throws {
        let texts = try places("notable: {views: {banner: {height: 138}}}", body: "One.\n\n<!-- more -->\n\nTwo.")
            .filter { $0.text == .text }
        #expect(texts.map(\.place) == ["banner, up to the line <!-- more -->", "the whole text in the full view"])
        #expect(texts.map(\.limit) == [146, nil])
    }

    @Test func whatStandsAtOnesOwnAddressesHasNoPlace() throws {
        #expect(try places("notable: {views: {banner: {file: \"https://a.example/b\"}}}").isEmpty)
    }
}
