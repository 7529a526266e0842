import Testing

@testable import Campaigns

@Suite struct MarkdownHTMLTests {
    private func render(_ markdown: String, unsafe: Bool = false, schemes: [String] = []) -> RenderedText {
        MarkdownRenderer.render(
            Array(markdown.utf8)[...], options: MarkdownOptions(unsafeHTML: unsafe, schemes: schemes))
    }

    @Test(arguments: [
        ("*a* **b** `c`", "<p><em>a</em> <strong>b</strong> <code>c</code></p>\n"), ("# A", "<h1>A</h1>\n"),
        ("- a\n- b", "<ul>\n<li>a</li>\n<li>b</li>\n</ul>\n"), ("a & b < c", "<p>a &amp; b &lt; c</p>\n"),
        ("[a](https://b.example/?c=d&e)", "<p><a href=\"https://b.example/?c=d&amp;e\">a</a></p>\n"),
        ("<mailto:a@b.example>", "<p><a href=\"mailto:a@b.example\">mailto:a@b.example</a></p>\n"),
        ("[a](tel:123)", "<p><a href=\"tel:123\">a</a></p>\n"), ("", ""),
    ])
    func markdownBecomesHTML(_ markdown: String, _ expected: String) {
        let text = render(markdown)
        #expect(text.html == expected)
        #expect(text.problems == [])
    }

    @Test(arguments: [
        ("日本\n語", "日本語"), ("日本\nabc", "日本\nabc"), ("한국\n어", "한국\n어"), ("日本  \n語", "日本<br />\n語"),
        ("**日本**\n語", "<strong>日本</strong>語"), ("日本\n**語**", "日本<strong>語</strong>"),
        ("**日\n本**", "<strong>日本</strong>"), ("*日*\n***本***", "<em>日</em><em><strong>本</strong></em>"),
        ("`日`\n本", "<code>日</code>本"), ("[日\n本](tel:1)\n語", "<a href=\"tel:1\">日本</a>語"),
        ("[日\n](tel:1)本", "<a href=\"tel:1\">日</a>本"), ("**a**\n語", "<strong>a</strong>\n語"),
        ("日\n<b>本</b>", "日本"), ("**本** \n語", "<strong>本</strong>語"),
        ("日\n![本](https://b.example/c)", "日\n<img src=\"https://b.example/c\" alt=\"本\" />"),
    ])
    func lineEndsBetweenCharactersWithoutSpacesAreNotShown(_ markdown: String, _ expected: String) {
        #expect(render(markdown).html == "<p>\(expected)</p>\n")
    }

    @Test(arguments: [
        "<script>alert(1)</script>", "a <b onclick=x>b</b>", "<div>a</div>", "<!DOCTYPE html>", "<?php ?>",
        "<![CDATA[a]]>", "a <img src=x onerror=alert(1)> b", "<style>\na\n</style>", "- <iframe src=x></iframe>",
        "> <object>", "</p><script>", "*a <b>*",
    ])
    func rawHTMLIsLeftOut(_ markdown: String) {
        let text = render(markdown)
        for piece in ["<script", "<b", "<div", "<!", "<?", "<img", "<style", "<iframe", "<object", "<svg", "onclick="] {
            #expect(!text.html.contains(piece) || piece == "<b" && text.html.contains("<blockquote>"), "\(text.html)")
        }
        #expect(text.problems.contains { $0.rule == .rawHTML })
    }

    @Test func whatOnlyBrowsersTakeForHTMLIsText() {
        #expect(render("<svg/onload=alert(1)>").html == "<p>&lt;svg/onload=alert(1)&gt;</p>\n")
        #expect(render("a <script").html == "<p>a &lt;script</p>\n")
    }

    @Test func aCommentIsLeftOutInSilence() {
        let text = render("a\n\n<!-- for translators -->\n\nb")
        #expect(text.html == "<p>a</p>\n<p>b</p>\n")
        #expect(text.problems == [])
    }

    @Test(arguments: [
        "javascript:alert(1)", "JavaScript:alert(1)", "jAvAsCrIpT:alert(1)", "java&#115;cript:alert(1)",
        "javascript&colon;alert(1)", "javascript&#x3a;alert(1)", "&#1;javascript:alert(1)", "java&#10;script:alert(1)",
        "java&Tab;script:alert(1)", "<java script:alert(1)>", "< javascript:alert(1)>", "vbscript:x", "VBScript:x",
        "data:text/html,a", "DATA:text/html;base64,PHNjcmlwdD4=", "file:///etc/passwd", "blob:x", "intent:x",
        "//example.com", "/path", "page.html", "#top", "", "javascript%3Aalert(1)", "\\javascript:alert(1)",
        "&Tab;javascript:alert(1)", "unknown-app:open",
    ])
    func aLinkThatNobodyShouldFollowBecomesText(_ address: String) {
        let text = render("[a **b**](\(address)) c")
        #expect(text.html == "<p>a <strong>b</strong> c</p>\n")
        #expect(text.problems.map(\.rule) == [.unsafeLink] || text.problems.map(\.rule) == [.relativeLink])
    }

    @Test(arguments: ["javascript:alert(1)", "vbscript:x", "data:text/html,x"])
    func anAutomaticLinkIsNoWayAround(_ address: String) {
        #expect(!render("<\(address)>").html.contains("href"))
        #expect(!render("[a]\n\n[a]: \(address)").html.contains("href"))
        #expect(!render("![a](\(address))").html.contains(address))
    }

    @Test func theAppsOwnSchemesAreAllowed() {
        let text = render("[a](Acme://open)", schemes: ["acme"])
        #expect(text.html == "<p><a href=\"Acme://open\">a</a></p>\n")
        #expect(text.problems == [])
        #expect(text.links == ["Acme://open"])
    }

    @Test func rawHTMLAndAnyAddressPassWhereTheWorkspaceSaysSo() {
        let text = render("<b>a</b> [c](javascript:d)", unsafe: true)
        #expect(text.html == "<p><b>a</b> <a href=\"javascript:d\">c</a></p>\n")
        #expect(text.problems == [])
    }

    @Test func problemsNameTheirLine() {
        let text = render("a\n\nb\n<b>c</b>\n\n- [d](e)")
        #expect(text.problems.map(\.line) == [4, 4, 6] || text.problems.map(\.line) == [3, 3, 6])
    }
}
