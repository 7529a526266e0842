import Testing

@testable import Newsroom

@Suite struct MarkdownTextTests {
    @Test(arguments: [
        ("Plain, 1.5 - it's (so)?", "Plain, 1.5 - it's (so)?"),
        ("*a* _b_ `c`", "&#42;a&#42; &#95;b&#95; &#96;c&#96;"),
        ("[x](y) | <b>", "&#91;x&#93;(y) &#124; &#60;b&#62;"),
        ("@anna #12 :x:", "&#64;<!-- -->anna &#35;<!-- -->12 &#58;<!-- -->x&#58;<!-- -->"),
        ("www.a.b", "www&#46;a&#46;b"),
        ("1. one\n# two", "1&#46; one&#92;n&#35;<!-- --> two"),
        ("&lt;\u{202E}x", "&#38;lt;&#92;u&#123;202E&#125;x"),
        ("半額 نصف", "半額 نصف"),
    ])
    func nothingInATextIsMarkup(_ text: String, _ expected: String) {
        #expect(MarkdownText.shown(text) == expected)
    }

    @Test func nothingInATextEndsABlockOfHTML() {
        #expect(MarkdownText.inHTML("</pre> & @anna\u{1B}") == "&lt;/pre&gt; &amp; @anna\\u{1B}")
    }
}
