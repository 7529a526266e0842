import Newsroom
import Testing

@Suite struct TerminalTextTests {
    @Test(arguments: [
        ("Spring sale – 50 % €", "Spring sale – 50 % €"), ("日本語 مرحبا 😀", "日本語 مرحبا 😀"),
        ("a\nb\r\nc\td", "a\\nb\\r\\nc\\td"),
        ("\u{1B}[2J\u{7}", "\\u{1B}[2J\\u{7}"), ("a\u{202E}b\u{2066}c", "a\\u{202E}b\\u{2066}c"),
        ("\u{9B}31m", "\\u{9B}31m"),
        ("\u{200F}\u{FEFF}", "\\u{200F}\\u{FEFF}"), ("\u{0}", "\\u{0}"), ("\u{1B}\u{301}", "\\u{1B}\u{301}"),
    ])
    func whatATerminalWouldObeyIsShown(_ text: String, _ expected: String) {
        #expect(TerminalText.shown(text) == expected)
    }
}
