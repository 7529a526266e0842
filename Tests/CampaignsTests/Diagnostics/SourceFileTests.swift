import Campaigns
import Testing

@Suite struct SourceFileTests {
    @Test(arguments: [
        "①abc", "a①bc", "abc\n①", "ä①b", "日本①語\n", "\r\n\r\n  ①x", "e\u{301}①", "👩‍👩‍👧①\n", "\n\n①\n",
    ])
    func columnsCountScalars(_ marked: String) throws {
        let text = MarkedText(marked)
        let before = marked.prefix { $0 != "①" }
        let position = SourceFile(path: "a.md", bytes: Array(text.text.utf8)).position(at: before.utf8.count)
        #expect("\(position.line):\(position.column)" == text.places["①"])
    }

    @Test func aByteOrderMarkIsNotPartOfTheText() {
        let file = SourceFile(path: "a.md", bytes: [0xEF, 0xBB, 0xBF] + Array("text".utf8))
        #expect(file.text(0..<4) == "text")
        #expect(file.position(at: 0) == SourcePosition(file: "a.md", line: 1, column: 1))
    }

    @Test(
        arguments: [
            ([], nil), ([0x61], nil), (Array("日本語 ✓ 😀".utf8), nil), ([0x61, 0xFF], 1), ([0xC3, 0xA4, 0xC3], 2),
            ([0xC0, 0x80], 0), ([0x61, 0xED, 0xA0, 0x80], 1), ([0xF4, 0x90, 0x80, 0x80], 0), ([0xE4, 0x0A], 0),
        ] as [([UInt8], Int?)])
    func theFirstByteThatIsNotUTF8IsFound(_ bytes: [UInt8], _ expected: Int?) {
        #expect(SourceFile(path: "a.md", bytes: bytes).firstInvalidByte == expected)
    }
}
