import TestSupport
import Testing

@testable import Campaigns

@Suite struct ComparedLinesTests {
    private static let pieces: [Character] = [
        "a", " ", " ", "\t", "\n", "\n", "\r", "\r\n", "é", "\u{85}", "\u{2028}", "\u{B}", "\u{301}", "\u{600}", "新",
        "\u{D4E}",
    ]

    @Test func theyAreTheSameByBytesAndByCharacters() {
        var generator = SteppedGenerator(seed: 9)
        for _ in 0..<4_000 {
            let text = generator.text(of: Self.pieces) + generator.text(of: Self.pieces)
            let file = SourceFile(path: "a.md", bytes: Array(text.utf8))
            let lines = ComparedLines.normalized(file, in: 0..<file.bytes.count)
            #expect(lines == Array(ComparedLines.normalized(text).utf8), "\(text.debugDescription)")
        }
    }
}
