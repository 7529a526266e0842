import Newsroom
import Testing

@Suite struct DisplayWidthTests {
    @Test(arguments: [
        ("", 0), ("Sale", 4), ("é", 1), ("e\u{301}", 1), ("日本語", 6), ("ｶﾅ", 2), ("مرحبا", 5), ("한국", 4), ("😀", 2),
        ("👩‍👩‍👧", 2), ("☀️", 2), ("👍🏽", 2), ("नि", 1), ("～", 2),
    ])
    func columnsAreCounted(_ text: String, _ columns: Int) {
        #expect(DisplayWidth.of(text) == columns)
    }
}
