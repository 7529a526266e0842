import Testing

@testable import Campaigns

@Suite struct LeftOutHTMLTests {
    private func problems(_ markdown: String, unsafeHTML: Bool = false) -> [String] {
        let options = MarkdownOptions(wantsHTML: true, unsafeHTML: unsafeHTML)
        return MarkdownRenderer.render(ArraySlice(markdown.utf8), options: options).problems.map {
            "\($0.line) \($0.rule.id)"
        }
    }

    @Test(arguments: ["One\n\n<!-- two\n\nThree", "One\n\n<!-- more --\n\nTwo", "One\n\n<!--"])
    func aCommentThatNeverEndsIsAnError(_ markdown: String) {
        #expect(problems(markdown) == ["3 unclosed-comment"])
        #expect(problems(markdown, unsafeHTML: true) == ["3 unclosed-comment"])
    }

    @Test(arguments: ["<!-- a --> One", "<!-- a -->One <!-- b -->", "<!-- a\n\nb --> *One*\nTwo"])
    func textOnOneLineWithACommentIsFound(_ markdown: String) {
        #expect(problems(markdown) == ["1 raw-html"])
        #expect(problems(markdown, unsafeHTML: true) == [])
    }

    @Test func textBehindTheMarkerIsFound() {
        #expect(problems("One\n\n<!-- more --> Two") == ["3 misplaced-more"])
    }

    @Test func aMarkerThatPartsNothingOffIsFound() {
        #expect(problems("<!-- a -->\n\n<!-- more -->\n\nOne") == ["3 misplaced-more"])
        #expect(problems("One\n\n<!-- more -->\n\n<!-- more -->\n") == ["5 second-more", "3 misplaced-more"])
        #expect(problems("One\n\n<!-- more -->\n\nTwo") == [])
    }

    @Test(arguments: ["<!-- a -->", "One <!-- a --> two", "<!-- a --> <!-- b -->\n\nOne", "<!-- a\n\nb -->\n\nOne"])
    func aCommentAloneGoesWithoutSaying(_ markdown: String) {
        #expect(problems(markdown) == [])
    }
}
