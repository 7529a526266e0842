import Testing

@testable import Campaigns

@Suite struct MarkdownLimitsTests {
    private func render(_ text: String) -> RenderedText {
        MarkdownRenderer.render(Array(text.utf8)[...], options: MarkdownOptions())
    }

    @Test(arguments: [
        String(repeating: ">", count: 20_000) + " a", String(repeating: "- ", count: 5_000) + "a",
        String(repeating: "*a **b ", count: 2_000) + "c" + String(repeating: "** d*", count: 2_000),
    ])
    func aTextInWhichTooMuchStandsInOneAnotherIsLeftOut(_ text: String) {
        let rendered = render(text)
        #expect(rendered.problems.map(\.rule) == [.overLimit])
        #expect(rendered.problems.map(\.line) == [1])
        #expect(rendered.plain == "")
        #expect(rendered.html == "")
    }

    @Test func aTextWithMoreImagesThanAnyoneShowsIsLeftOut() {
        let rendered = render("a\n\n" + String(repeating: "![[]()", count: 5_000))
        #expect(rendered.problems.map(\.rule) == [.overLimit])
        #expect(rendered.problems.map(\.line) == [3])
        #expect(rendered.plain == "")
    }

    @Test func imagesWithinTheLimitAreShown() {
        let rendered = render(String(repeating: "![a](https://example.com/a.png) ", count: 400))
        #expect(rendered.imageCount == 400)
        #expect(!rendered.problems.contains { $0.rule == .overLimit })
    }

    @Test func quotationsWithinTheLimitAreShown() {
        let rendered = render(String(repeating: ">", count: 90) + " a")
        #expect(rendered.problems.isEmpty)
        #expect(rendered.plain == "a")
    }

    @Test func findingsWithoutEndAreNotedUpToALimit() {
        let rendered = render(String(repeating: "[a](b)\n\n", count: 5_000))
        #expect(rendered.problems.count == 501)
        #expect(rendered.problems.last?.rule == .overLimit)
        #expect(rendered.problems.last?.line == 1001)
    }

    @Test(arguments: [
        (String(repeating: "[x][b] ", count: 600) + "\n\n[b]: {{v}}\n", 1),
        (String(repeating: "[x][b]\n\n", count: 600) + "[b]: https://e.com/{{v}}\n", 1001),
        (String(repeating: "{{v}} ", count: 600), 1),
        (String(repeating: "{{v}}\n\n", count: 600), 1001),
    ])
    func variablesWithoutEndAreNotedUpToALimit(_ text: String, _ line: Int) {
        let rendered = render(text)
        #expect(rendered.problems.count == 501)
        #expect(rendered.problems.last?.rule == .overLimit)
        #expect(rendered.problems.last?.line == line)
    }

    @Test func valuesThatMakeATextLongBeyondMeasureAreRefused() throws {
        let value = String(repeating: "y", count: 20_000)
        let body = String(repeating: "{{x}}", count: 1_000)
        let workspace = try TestWorkspace([
            "campaigns/a.md": "---\ntitle: A\nvars: {x: ①\"\(value)\"}\n---\n\(body)\n"
        ])
        let read = try workspace.read()
        let resolver = MessageResolver(configuration: read.configuration, images: read.images)
        let (messages, findings) = resolver.messages(of: try #require(read.campaigns.first), wantsHTML: true)
        workspace.expect(findings, at: ["①": "over-limit"])
        #expect(messages.map(\.text.value.plain) == [""])
    }
}
