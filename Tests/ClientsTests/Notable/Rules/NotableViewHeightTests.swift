import Campaigns
import Testing

@testable import Clients

@Suite("A view higher than small phones") struct NotableViewHeightTests {
    private func findings(_ views: String) throws -> [Diagnostic] {
        try RuleTrial<NotableClient>().findings(of: .notableViewHeight, front: "notable: {views: {\(views)}}")
    }

    @Test(
        "is found at its name, with the edge that is lost",
        arguments: [
            ("height: 700", "700 points high: on a screen of 568 nobody sees its top, with any heading or ✕ there"),
            (
                "height: 568.5, origin: top",
                "568.5 points high: on a screen of 568 nobody sees its bottom, with any button there"
            ),
            (
                "height: 600, file: \"https://e.com/a.html\"",
                "600 points high: on a screen of 568 nobody sees its top, with any heading or ✕ there"
            ),
        ])
    func isFound(view: String, words: String) throws {
        let findings = try findings("banner: {}, card: {\(view)}")
        #expect(findings.map(\.place) == ["campaigns/2026-12-01-news.md:3:31"])
        #expect(findings.map(\.message) == ["the view “card” is " + words])
    }

    @Test("is none up to the limit, or as high as the screen", arguments: ["banner: {height: 568}", "full: {}"])
    func isNone(views: String) throws {
        #expect(try findings(views).isEmpty)
    }

    @Test("has a limit that can be changed", arguments: [(700, 0), (699, 1)])
    func hasALimit(limit: Int, count: Int) throws {
        let rendered = try RenderedWorkspace(
            NotableClient.self,
            NotableRenderingTests.files(
                "notable: {views: {banner: {height: 700}}}", app: "rules: {notable-view-height: {limit: \(limit)}}"))
        #expect(rendered.findings(of: .notableViewHeight).count == count)
    }
}
