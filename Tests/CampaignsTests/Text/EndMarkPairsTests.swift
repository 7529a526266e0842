import TestSupport
import Testing

@testable import Campaigns

@Suite struct EndMarkPairsTests {
    private static let pieces: [Character] = [
        "a", "Б", "新", "1", "٣", ".", "!", "?", "。", "…", ":", ";", " ", "\n", "\n", "\r\n", "-", "•", ")", "、",
        "\u{301}",
        "”", "*", "é", "e\u{301}",
    ]

    @Test func onlyLinesThatEndAlikeAreLeftOut() {
        var generator = SteppedGenerator(seed: 11)
        for _ in 0..<4_000 {
            let own = generator.text(of: Self.pieces) + generator.text(of: Self.pieces)
            let source = Bool.random(using: &generator) ? own + "." : generator.text(of: Self.pieces)
            let expected = Self.pairs(own, source)
            let found = EndMarkPairs.unlike(TextLines(own), TextLines(source))
            var left = found[...]
            for pair in expected {
                if let first = left.first, first.0 == pair.0, first.1 == pair.1, first.0.startIndex == pair.0.startIndex
                {
                    left.removeFirst()
                    continue
                }
                for language in ["en", "el", "hy", "hi", "am"] {
                    let ends = (EndMark(of: pair.0, language: language), EndMark(of: pair.1, language: language))
                    #expect(ends.0 == ends.1, "\(own.debugDescription) \(source.debugDescription)")
                }
            }
            #expect(left.isEmpty, "\(own.debugDescription) \(source.debugDescription)")
        }
    }

    /// The lines that are compared, found character by character.
    private static func pairs(_ own: String, _ source: String) -> [(Substring, Substring)] {
        let left = own.split(separator: "\n")
        let right = source.split(separator: "\n")
        let isParallel = left.count == right.count && zip(left, right).allSatisfy { $0.isItem == $1.isItem }
        let pairs = isParallel ? Array(zip(left, right)) : Array(zip(left.suffix(1), right.suffix(1)))
        return pairs.filter { !$0.isItem && !$1.isItem && $0 != $1 }
    }
}
