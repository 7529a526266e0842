import Testing

@testable import Clients

@Suite struct DisplayWidthTests {
    @Test(arguments: [
        ("", 0), ("Sale", 4), ("新機能", 6), ("가을", 4), ("ｱ", 1), ("Ａ", 2), ("é", 1), ("e\u{301}", 1), ("สวัสดี", 4),
        ("a\u{AD}b", 2), ("\u{2068}a\u{2069}", 1), ("🎉", 2), ("👩\u{200D}👩\u{200D}👧", 2), ("❤\u{FE0F}", 2), ("🇩🇪", 2),
        ("“a”", 3),
        ("ไทย", 3), ("、。", 4),
    ])
    func wideCharactersAndPicturesCountTwice(_ text: String, _ width: Int) {
        #expect(DisplayWidth.of(text) == width)
    }
}
