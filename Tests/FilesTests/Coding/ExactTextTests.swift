import Files
import Testing

@Suite struct ExactTextTests {
    /// For `==` the last three pairs are the same texts.
    @Test(arguments: [
        ("a", "b"), ("a", "A"), ("", "a"), ("\u{E9}", "e\u{301}"), ("\u{212B}", "A\u{30A}"), ("\u{212A}ey", "Key"),
    ])
    func otherBytesAreAnotherText(_ text: String, _ other: String) {
        #expect(!text.hasBytes(of: other) && !other.hasBytes(of: text))
        #expect(Set([ExactText(text), ExactText(other)]).count == 2)
        #expect(!Optional(text).hasBytes(of: other) && !Optional(text).hasBytes(of: nil))
    }

    /// If they shared hashes, each would be compared with all before it, and this would take minutes.
    @Test func namesThatDifferInFormAloneAreManyKeys() {
        let names = (0..<1 << 14).map { number in
            (0..<14).map { number >> $0 & 1 == 0 ? "\u{E9}" : "e\u{301}" }.joined()
        }
        #expect(Set(names.map(ExactText.init)).count == 1 << 14)
        #expect(Set(names.prefix(3)).count == 1)
    }

    /// The plain twin is the order of scalars.
    @Test func textsAreOrderedByTheirScalars() {
        let texts = ["", "a", "A", "ab", "b", "é", "e\u{301}", "\u{FFFD}", "😀", "\u{FF21}", "a\0", "\0", "日本", "日"]
        for text in texts {
            for other in texts {
                #expect(
                    text.isBytewiseLess(than: other)
                        == text.unicodeScalars.lexicographicallyPrecedes(other.unicodeScalars))
            }
        }
    }

    @Test(arguments: ["", "a", "e\u{301}", String(repeating: "\u{E9}", count: 5000)])
    func theSameBytesAreTheSameText(_ text: String) {
        let copy = String(decoding: Array(text.utf8), as: UTF8.self)
        #expect(text.hasBytes(of: copy))
        #expect([ExactText(text): 1][ExactText(copy)] == 1)
        #expect(Optional(text).hasBytes(of: copy))
    }
}
