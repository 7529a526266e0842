import Testing

@testable import Campaigns

@Suite struct TeaserTests {
    private func render(_ markdown: String) -> RenderedText {
        MarkdownRenderer.render(Array(markdown.utf8)[...], options: MarkdownOptions())
    }

    @Test(arguments: ["<!-- more -->", "<!--more-->", "<!--   more -->", "  <!-- more -->"])
    func theMarkerPartsTheTeaserFromTheWhole(_ marker: String) {
        let text = render("One *two*\n\n\(marker)\n\nThree\n")
        #expect(text.plain == "One two\n\nThree")
        #expect(text.teaserPlain == "One two")
        #expect(text.html == "<p>One <em>two</em></p>\n<p>Three</p>\n")
        #expect(text.teaserHTML == "<p>One <em>two</em></p>\n")
        #expect(text.hasMore && text.teaser.plain == "One two")
        #expect(text.problems == [])
    }

    @Test func withoutMarkerAllOfItIsTheTeaser() {
        let text = render("One\n\nTwo")
        #expect(!text.hasMore)
        #expect(text.teaser.plain == "One\n\nTwo")
        #expect(text.teaser.html == "<p>One</p>\n<p>Two</p>\n")
    }

    @Test(arguments: ["One <!-- more --> two", "- One\n\n  <!-- more -->\n\n  two", "> <!-- more -->\n\ntwo"])
    func aMarkerInsideOfSomethingPartsNothing(_ markdown: String) {
        let text = render(markdown)
        #expect(!text.hasMore)
        #expect(text.problems.map(\.rule) == [.misplacedMore])
        #expect(!text.html.contains("<!--"))
    }

    @Test func theFirstOfTwoMarkersCounts() {
        let text = render("One\n\n<!-- more -->\n\nTwo\n\n<!-- more -->\n\nThree")
        #expect(text.teaserPlain == "One")
        #expect(text.plain == "One\n\nTwo\n\nThree")
        #expect(text.problems.map(\.rule) == [.secondMore])
    }

    @Test(arguments: [("<!-- more -->\n\nOne", "", "One"), ("One\n\n<!-- more -->\n", "One", "One")])
    func eitherPartMayBeEmpty(_ markdown: String, _ teaser: String, _ whole: String) {
        let text = render(markdown)
        #expect(text.teaserPlain == teaser)
        #expect(text.plain == whole)
    }
}
