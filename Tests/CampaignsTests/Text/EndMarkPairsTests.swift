import TestSupport
import Testing

@testable import Campaigns

@Suite struct EndMarkPairsTests {
    private static let pieces: [Character] = [
        "a", "Б", "新", "1", "٣", ".", "!", "?", "。", "…", ":", ";", " ", "\n", "\n", "\r\n", "-", "•", ")", "、",
        "\u{301}",
        "”", "*", "é", "e\u{301}",
    ]

    @Test func onlyItemsAndLinesThatAreTheSameAreLeftOut() {
        var generator = SteppedGenerator(seed: 11)
        for _ in 0..<4_000 {
            let own = generator.text(of: Self.pieces) + generator.text(of: Self.pieces)
            let source = Bool.random(using: &generator) ? own + "." : generator.text(of: Self.pieces)
            let expected = Self.pairs(own, source)
            let found = EndMarkPairs.unlike(TextLines(own), TextLines(source))
            #expect(
                found.elementsEqual(expected) { $0 == $1 && $0.0.startIndex == $1.0.startIndex },
                "\(own.debugDescription) \(source.debugDescription)")
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
