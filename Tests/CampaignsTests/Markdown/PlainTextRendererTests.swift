import Campaigns
import Testing

@Suite struct PlainTextRendererTests {
    private func plain(_ markdown: String) -> String {
        MarkdownRenderer.render(Array(markdown.utf8)[...], options: MarkdownOptions(wantsHTML: false)).plain
    }

    @Test(arguments: [
        ("", ""), (" \n\n", ""), ("One\n", "One"), ("One\n\n\n\nTwo\n", "One\n\nTwo"),
        ("One\r\n\r\nTwo\r\n", "One\n\nTwo"),
        ("One\ntwo", "One two"), ("One  \ntwo", "One\ntwo"), ("One\\\ntwo", "One\ntwo"), ("One   two", "One   two"),
        ("*a* **b** ***c*** _d_ `e`", "a b c d e"), ("# A\nB", "A\n\nB"), ("A\n===\n\nB\n---\n", "A\n\nB"),
        ("A\n\n---\n\nB", "A\n\nB"), ("[a](https://b.example) c", "a c"), ("<https://a.example>", "https://a.example"),
        ("[**a** `b`](https://c.example)", "a b"), ("![alt *text*](a.png) b", "alt text b"), ("![](a.png)", ""),
        ("&amp; &lt; &copy; &#8364; &nope;", "& < © € &nope;"), ("\\*a\\* \\# 1\\.", "*a* # 1."),
        ("a &nbsp; b", "a \u{A0} b"),
        ("> a\n> b\n>\n> c", "a b\n\nc"), ("```\na\n  b\n\nc\n```\nd", "a\n  b\n\nc\n\nd"), ("    a\n    b", "a\nb"),
        ("<b>a</b> c", "a c"), ("<div>\na\n</div>\n\nb", "b"), ("a <!-- b --> c", "a  c"),
    ])
    func aConstructBecomesText(_ markdown: String, _ expected: String) {
        #expect(plain(markdown) == expected)
    }

    @Test(arguments: [
        ("- a\n- b\n", "• a\n• b"), ("* a\n\n* b\n", "• a\n\n• b"), ("1. a\n2. b\n", "1. a\n2. b"),
        ("3) a\n3) b\n", "3) a\n4) b"), ("A\n\n- a\n- b\n\nB", "A\n\n• a\n• b\n\nB"),
        ("- a\n  - b\n    - c\n- d", "• a\n  • b\n    • c\n• d"), ("1. a\n   - b\n2. c", "1. a\n  • b\n2. c"),
        ("- a\n\n  b\n- c", "• a\n\nb\n\n• c"), ("- a\nb", "• a b"), ("- a  \n  b", "• a\nb"),
        ("- a\n-\n- b", "• a\n•\n• b"), ("- a\n-\n\nB", "• a\n•\n\nB"), ("-\n\nB", "•\n\nB"), ("-", "•"),
        ("- - a", "•\n  • a"), ("- a\n\n<!-- -->\n\n- b", "• a\n\n• b"), ("> - a\n> - b", "• a\n• b"),
        ("- # A\n  b", "• A\nb"), ("- ```\n  a\n  ```\n- b", "• a\n• b"), ("999999999. a", "999999999. a"),
        ("0. a", "0. a"),
    ])
    func aListHasBulletsOrNumbers(_ markdown: String, _ expected: String) {
        #expect(plain(markdown) == expected)
    }

    @Test(arguments: [
        ("日本\n語", "日本語"), ("日本、\n語", "日本、語"), ("中文\n中文", "中文中文"), ("カタ\nカナ", "カタカナ"),
        ("日本\nabc", "日本 abc"), ("abc\n日本", "abc 日本"), ("한국\n어", "한국 어"), ("**日本**\n語", "日本語"),
        ("日本  \n語", "日本\n語"), ("é\né", "é é"), ("😀\n😀", "😀 😀"), ("𠮷\n𠮷", "𠮷𠮷"), ("a\n日", "a 日"),
    ])
    func aSoftBreakIsASpaceWhereTheScriptHasSome(_ markdown: String, _ expected: String) {
        #expect(plain(markdown) == expected)
    }

    @Test(arguments: [">", "- ", "[", "*", "![", "(", "<", "`", "&", "**a ", "_a_ ", "[a](", "1. "])
    func muchOfOneThingIsNoCrash(_ piece: String) {
        _ = plain(String(repeating: piece, count: 3000))
    }
}
