import Campaigns
import Testing

@testable import Clients

@Suite("A message until an action that it does not have") struct NotableEndlessTests {
    private func findings(_ front: String, card: String = "<p>Text</p>") throws -> [Diagnostic] {
        var templates = TemplateLibrary.builtIn
        try templates.add("notable/card", text: card)
        return try RuleTrial<NotableClient>(templates: templates).findings(of: .notableEndless, front: front)
    }

    private static let card = "show: untilAction\nnotable: {views: {card: {template: card}}}"
    private static let script =
        "<script>if (tapped.hasAttribute('data-done')) { call('setFlag', 'done', true); }</script>"

    @Test("is found at show", arguments: ["show: untilAction", "show: untilAction\nbuttons: {dismiss: {label: OK}}"])
    func isFound(front: String) throws {
        let findings = try findings(front)
        #expect(findings.map(\.place) == ["campaigns/2026-12-01-news.md:3:7"])
        #expect(findings.map(\.locales) == [["en", "fr"]])
    }

    @Test(
        "is found where its page does not end it",
        arguments: [
            "<button onclick=\"dismiss()\">OK</button>", "<script>setFlag('rated', true)</script>",
            "\(script)<button data-do=\"dismiss\">OK</button>",
        ])
    func isFoundInPages(card: String) throws {
        #expect(try findings(Self.card, card: card).count == 1)
    }

    @Test(
        "is none where a page ends it",
        arguments: [
            "<button onclick=\"setFlag('done', true)\">OK</button>",
            "<a onclick=\"setFlag(&quot;done&quot;, 1)\">OK</a>",
            "<script>var flag = \"done\"; window[\"setFlag\"](flag, true);</script>",
            "\(script)<button data-do=\"dismiss\" data-done>OK</button>",
            "\(script)<button onclick=\"setFlag( 'done', true)\">OK</button>",
        ])
    func isNoneWherePagesEndIt(card: String) throws {
        #expect(try findings(Self.card, card: card).isEmpty)
    }

    @Test(
        "is none with a way to end it, or a page that nobody here knows",
        arguments: [
            "", "show: always", "show: untilAction\naction: {url: \"https://example.com\"}",
            "show: untilAction\nbuttons: {never: {}}",
            "show: untilAction\nnotable: {views: {banner: {file: \"https://a.example/b.html\"}}}",
            "show: untilAction\nnotable: {views: {banner: {}, more: {file: \"https://a.example/b.html\"}}}",
        ])
    func isNone(front: String) throws {
        #expect(try findings(front).isEmpty)
    }

    @Test("is told once for all the languages in which it is one")
    func isToldForItsLanguages() throws {
        let views = "notable: {views: {banner: {file: \"https://a.example/b.html\"}}}"
        let findings = try RuleTrial<NotableClient>(locales: ["en", "fr", "de", "nl"]).findings(
            of: .notableEndless,
            [
                "2026-12-01-news.md": "---\ntitle: News\nshow: untilAction\n---\nText.\n",
                "2026-12-01-news.fr.md": "---\ntitle: Nouvelles\n\(views)\n---\nTexte.\n",
            ])
        #expect(findings.map(\.locales) == [["en", "de", "nl"]])
    }
}
