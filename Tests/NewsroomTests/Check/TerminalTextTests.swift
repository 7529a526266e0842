import Newsroom
import Testing

@Suite struct TerminalTextTests {
    @Test(arguments: [
        ("Spring sale – 50 % €", "Spring sale – 50 % €"), ("日本語 مرحبا 😀", "日本語 مرحبا 😀"),
        ("a\nb\r\nc\td", "a\\nb\\r\\nc\\td"),
        ("\u{1B}[2J\u{7}", "\\u{1B}[2J\\u{7}"), ("a\u{202E}b\u{2066}c", "a\\u{202E}b\\u{2066}c"),
        ("\u{9B}31m", "\\u{9B}31m"), ("a\u{61C}b", "a\\u{61C}b"),
        ("\u{200F}\u{FEFF}", "\\u{200F}\\u{FEFF}"), ("\u{0}", "\\u{0}"), ("\u{1B}\u{301}", "\\u{1B}\u{301}"),
    ])
    func whatATerminalWouldObeyIsShown(_ text: String, _ expected: String) {
        #expect(TerminalText.shown(text) == expected)
    }

    @Test(arguments: [
        ("Error: a\n  b\n", "Error: a\n  b\n"), ("\n\na\u{1B}[2J\n\u{9B}m", "\n\na\\u{1B}[2J\n\\u{9B}m"),
        ("a\r\nb\tc", "a\\r\\nb\\tc"), ("", ""),
    ])
    func lineEndsOfWhatHasSeveralLinesAreKept(_ text: String, _ expected: String) {
        #expect(TerminalText.shownLines(text) == expected)
    }

    @Test func nothingElseIsChanged() {
        for value in UInt32(0)...0xFFFF {
            guard let scalar = Unicode.Scalar(value) else { continue }
            let isObeyed =
                switch value {
                case 0..<0x20, 0x7F..<0xA0, 0x61C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF: true
                default: false
                }
            let text = "“a" + String(Character(scalar))
            guard (TerminalText.shown(text) != text) != isObeyed else { continue }
            Issue.record("U+\(String(value, radix: 16))")
        }
    }
}
