import Campaigns
import Testing

@Suite struct DisplayWidthTests {
    @Test(arguments: [
        ("", 0), ("Sale", 4), ("“a”", 3), ("é", 1), ("ж", 1), ("a\u{AD}b", 2), ("\u{2068}a\u{2069}", 1),
    ])
    func lettersCountOnceAndWhatIsNeverSeenNotAtAll(_ text: String, _ width: Int) {
        #expect(DisplayWidth.of(text) == width)
    }

    @Test(arguments: [
        ("新機能", 6), ("日本語", 6), ("가을", 4), ("한국", 4), ("\u{1112}\u{1161}\u{11AB}", 2), ("か\u{3099}", 2), ("、。", 4),
        ("～", 2), ("Ａ", 2), ("ｱ", 1), ("ｶﾅ", 2), ("𠮷", 2),
    ])
    func charactersThatFillASquareCountTwice(_ text: String, _ width: Int) {
        #expect(DisplayWidth.of(text) == width)
    }

    @Test(arguments: [
        ("e\u{301}", 1), ("\u{301}", 0), ("o\u{20DD}", 1), ("สวัสดี", 4), ("ไทย", 3), ("नि", 1), ("שּ", 1), ("مرحبا", 5),
        ("مَرْحَبًا", 5),
    ])
    func marksJoinTheLetterBeforeThem(_ text: String, _ width: Int) {
        #expect(DisplayWidth.of(text) == width)
    }

    @Test(arguments: [
        ("😀", 2), ("🎉", 2), ("✅", 2), ("☕", 2), ("⭐ 5", 4), ("👍🏽", 2), ("🇩🇪", 2), ("🇩🇪🇫🇷", 4), ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", 2),
        ("👩\u{200D}👩\u{200D}👧", 2), ("👨\u{200D}👩\u{200D}👧\u{200D}👦!", 3), ("🏳\u{FE0F}\u{200D}🌈", 2),
    ])
    func aPictureCountsTwiceHoweverManyPartsItHas(_ text: String, _ width: Int) {
        #expect(DisplayWidth.of(text) == width)
    }

    @Test(arguments: [
        ("☀", 1), ("☀\u{FE0F}", 2), ("❤", 1), ("❤\u{FE0F}", 2), ("❤\u{FE0E}", 1), ("©", 1), ("©\u{FE0F}", 2), ("1", 1),
        ("1\u{FE0F}\u{20E3}", 2),
    ])
    func theVariationDecidesWhetherASignIsAPicture(_ text: String, _ width: Int) {
        #expect(DisplayWidth.of(text) == width)
    }
}
