import TestSupport
import Testing

@testable import Campaigns

@Suite struct PlainNumbersTests {
    private static let pieces: [Character] = [
        "1", "2", "0", "3", " ", " ", ".", ",", "%", "d", "$", "a", "\n", "{", "}", ":", "/", "万", "é", "٣", ")", "'",
        "\u{A0}",
    ]

    @Test func whatIsSeenAtAGlanceIsFoundByReadingToo() {
        var generator = SteppedGenerator(seed: 5)
        var count = 0
        for _ in 0..<4_000 {
            let wanted = generator.text(of: Self.pieces) + generator.text(of: Self.pieces)
            let own =
                "x " + generator.text(of: Self.pieces) + [" ", " 12 ", " 1", " 3 x"].randomElement(using: &generator)!
            let source = Self.text(wanted, locale: "en")
            let text = Self.text(own, locale: "de")
            guard PlainNumbers.areAll(of: source, in: text) else { continue }
            let known = NumberSet(NumberScanner.numbers(in: own))
            for number in NumberScanner.numbers(in: wanted) {
                count += 1
                #expect(known.holds(number, locale: "de"), "\(wanted.debugDescription) \(own.debugDescription)")
            }
        }
        #expect(count > 20)
    }

    @Test(arguments: [("Sale 47 today", "Heute 47 %", true), ("047", "am 47.", true), ("47", "47 Tage", false)])
    func mostNumbersAreSeen(_ source: String, _ own: String, _ isSeen: Bool) {
        #expect(PlainNumbers.areAll(of: Self.text(source, locale: "en"), in: Self.text(own, locale: "de")) == isSeen)
    }

    private static func text(_ title: String, locale: String) -> WrittenText {
        let words = CampaignWords(title: Located(title, at: 0))
        let text = CampaignText(words, file: SourceFile(path: "a.md", bytes: []), locale: locale, body: 0..<0)
        return WrittenText(text, rendered: nil)
    }
}
