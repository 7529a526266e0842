import Testing

@testable import Exchange

@Suite struct MarkdownWriterTests {
    @Test(arguments: [
        ("plain words", "plain words"), ("5 * 3 and snake_case", "5 * 3 and snake_case"),
        ("*a* [b] `c` \\d", #"\*a\* \[b\] \`c\` \\d"#), ("a < b & c", "a < b & c"), ("<b> &amp;", #"\<b> \&amp;"#),
        ("Wow!", "Wow!"), ("{a} } {b", "{a} } {b"), ("Type {{name}}", #"Type \{\{name}}"#),
    ])
    func wordsGetNoMoreBackslashesThanTheyNeed(_ words: String, _ markdown: String) {
        #expect(MarkdownWriter.markdown([.text(words)]) == markdown)
        #expect(InlineReader.markdown(markdown) == [.text(words)])
    }

    @Test(arguments: [
        [Inline.span(.strong, [.text("「強調」")]), .text("です")], [.text("a"), .span(.emphasis, [.text("!b")])],
        [.span(.emphasis, [.text("a")]), .span(.strong, [.text("b")]), .text("c")],
        [.span(.strong, [.span(.emphasis, [.text("a")])])], [.span(.emphasis, [.text(" a ")]), .text("b")],
        [.text("Wow!"), .span(.link(url: "https://a.b/(c) d", title: "\"t\""), [.text("x]")])],
        [.code("`"), .text("x"), .code("a``b")], [.text("a"), .lineBreak, .html("<br>"), .text("b")],
        [.span(.image(url: "", title: ""), [.text("alt "), .span(.emphasis, [.text("e")])])],
    ])
    func whatIsMarkedIsReadAsMarkedAgain(_ parts: [Inline]) {
        #expect(InlineReader.markdown(MarkdownWriter.markdown(parts)) == parts)
    }

    @Test func `Braces of words and of variables stay apart`() {
        let parts: [Inline] = [.text("{{a}} {"), .variable("a"), .text("} and "), .code("{{a}}")]
        #expect(MarkdownWriter.markdown(parts) == #"\{\{a}} {{{a}}} and `{{a}}`"#)
        #expect(InlineReader.markdown(MarkdownWriter.markdown(parts)) == parts)
        #expect(InlineReader.markdown(#"\{{{a}}\}"#) == [.text("{"), .variable("a"), .text("}")])
    }

    @Test(arguments: ["# a", "- a", "+ a", "1. a", "12) a", "> a", "---", "~~~", "-", "1986. A year"])
    func wordsAtTheFrontBeginNoBlock(_ words: String) {
        let outline = BodyOutline(Array("First.\n".utf8))
        let body = outline.filled(with: [[.text(words)]])
        let places = BodyOutline(body, keepsWordless: true).places
        #expect(places.map(\.parts) == [[.text(words)]])
        #expect(places.map(\.kind) == [.paragraph])
    }
}
