import Campaigns
import TestSupport
import Testing

@testable import Exchange

@Suite struct PlainTextMarkdownTests {
    private func read(_ markdown: String) -> String {
        MarkdownRenderer.render(Array(markdown.utf8)[...], options: MarkdownOptions()).plain
    }

    @Test(arguments: [
        "", " ", "\n", "\n\n\n", "a", "a\nb", "a\n\nb", "a\n\n\nb", "\na", "a\n", "  a  ", "\ta\t", "a\r\nb\r\n\r\nc",
        "# no heading", "* no item\n* nor this", "- a\n- b", "+ a", "1. one\n2) two", "1986. A year", "> no quote",
        "---", "===", "a\n===", "a\n---", "~~~\ncode\n~~~", "```\ncode\n```", "    four spaces", "a *b* _c_ `d` **e**",
        "<b>bold</b>", "<!-- more -->", "<!-- comment", "a\n\n<!-- more -->\n\nb", "[link](https://example.com)",
        "![image](a.png)", "[ref]: https://example.com", "{{price}}", "{{ price }}", "{{{a}}}", "{{",
        "&amp; &#65; & &x",
        "back\\slash \\* \\", "line\\\nend", "<https://example.com>", "https://example.com/a_b_c?d=*",
        "• bullet\n• two",
        "שלום, עולם", "نص عربي\nسطر", "👩‍👩‍👧 emoji 🇫🇷", "日本語\nの文", "a\u{A0}", "\u{FEFF}a", "\u{1}\u{1B}[0m", "a\u{2028}b",
        "a\u{B}\u{C}b\u{C}", "a\u{85}b", "| a | b |\n|---|---|", "!", "![", "a \\", "-", "1.", "a  \nb", "a\t\n\tb",
    ])
    func theTextComesBackAsItWas(_ text: String) {
        let markdown = PlainTextMarkdown.markdown(of: text)
        #expect(Array(read(markdown).unicodeScalars) == Array(text.unicodeScalars), "Markdown: \(markdown)")
    }

    @Test func everyMixtureOfCharactersComesBack() {
        let pieces = [
            "a", "B7", " ", "  ", "\t", "\n", "\n", "\r\n", "\r", "#", "*", "_", "-", "+", ">", "<", "=", "~", "`", "[",
            "]",
            "(", ")", "!", "{{", "}}", "{", "&", ";", "lt", "#10", "\\", "1.", "12)", "é", "ß", "日", "م", "👍🏽",
            "\u{200F}",
            "\u{A0}", "\u{7F}", "\u{1}", "\u{FEFF}", "<!--", "-->", "more", "---", "***", ":", "|", "\"", "'",
            "http://x.y",
        ]
        var generator = SteppedGenerator(seed: 7)
        for _ in 0..<20_000 {
            let count = Int.random(in: 0...12, using: &generator)
            let text = (0..<count).compactMap { _ in pieces.randomElement(using: &generator) }.joined()
            let markdown = PlainTextMarkdown.markdown(of: text)
            let back = read(markdown)
            guard Array(back.unicodeScalars) != Array(text.unicodeScalars) else { continue }
            Issue.record("\(text.debugDescription) became \(markdown.debugDescription) and \(back.debugDescription)")
        }
    }

    @Test func ordinaryTextLooksLikeItself() {
        let text = "The sale begins today. 50% off, until 1 December!\nSee you there.\n\nYour team"
        #expect(
            PlainTextMarkdown.markdown(of: text)
                == "The sale begins today. 50% off, until 1 December!\\\nSee you there.\n\nYour team")
    }
}
