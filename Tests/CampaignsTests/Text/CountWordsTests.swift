import Campaigns
import Testing

@Suite("Numbers and what is counted")
struct CountWordsTests {
    @Test("One is one, everything else is several", arguments: [(0, "0 files"), (1, "1 file"), (2, "2 files")])
    func counts(number: Int, text: String) {
        #expect(CountWords.of(number, "file") == text)
    }

    @Test("What several are called can be given", arguments: [(1, "1 launch"), (1000, "1,000 launches")])
    func namesSeveral(number: Int, text: String) {
        #expect(CountWords.grouped(number, "launch", "launches") == text)
    }

    @Test(
        "Digits are grouped by thousands",
        arguments: [(0, "0"), (999, "999"), (1000, "1,000"), (1_234_567, "1,234,567"), (-1000, "−1,000")])
    func groupsDigits(number: Int, text: String) {
        #expect(CountWords.grouped(number) == text)
    }
}
