import Campaigns
import TestSupport
import Testing

@testable import Clients

@Suite struct TextMeasureTests {
    private static let pieces: [Character] = [
        "a", " ", "\n", "\r\n", "\r", "é", "e\u{301}", "\u{301}", "ж", "ש", "שּ", "م", "مَ", "\u{61C}", "\u{200D}",
        "\u{FE0F}",
        "。", "新", "か", "か\u{3099}", "가", "ᄀ", "ᅡ", "ᆨ", "ｱ", "ﾞ", "ก", "ำ", "क", "्", "ि", "🎉", "👩", "🏽", "🇩", "❤",
        "©", "‼", "\u{AD}", "…", "”", "€", "\u{600}", "\u{110BD}", "1", "\u{20E3}", "\u{302A}", "\u{E0020}", "𝒜",
    ]

    @Test func itAgreesWithTheCharactersOfTheText() {
        var generator = SteppedGenerator(seed: 7)
        for _ in 0..<5_000 {
            let text = generator.text(of: Self.pieces) + generator.text(of: Self.pieces)
            let measure = TextMeasure(text, head: 3)
            #expect(measure.characters == text.count, "\(text.unicodeScalars.map(\.value))")
            #expect(measure.width == PlainMeasure.width(of: text), "\(text.unicodeScalars.map(\.value))")
            guard let length = measure.headLength else { continue }
            #expect(length == text.prefix(3).utf8.count, "\(text.unicodeScalars.map(\.value))")
        }
    }

    @Test func aPlainLetterIsOneCharacterBesideAnyOther() {
        let neighbours = ["a", "é", "م", "新", "가", "。"]
        var count = 0
        for value in UInt32(0x80)...0xFFFF {
            guard let scalar = Unicode.Scalar(value) else { continue }
            let letter = String(Character(scalar))
            guard Array(letter.utf8).withUnsafeBufferPointer({ PlainLetter.at(0, $0).length }) > 0 else { continue }
            count += 1
            for neighbour in neighbours {
                let text = neighbour + letter + letter + neighbour
                guard text.count != 4 || TextMeasure(text).width != PlainMeasure.width(of: text) else { continue }
                Issue.record("U+\(String(value, radix: 16)) beside \(neighbour)")
            }
        }
        #expect(count > 30_000)
    }
}

/// The width of texts as it was worked out at first, character by character.
private enum PlainMeasure {
    static func width(of text: String) -> Int {
        guard text.utf8.contains(where: { $0 >= 0x80 }) else { return text.utf8.count }
        return text.reduce(0) { $0 + DisplayWidth.of($1) }
    }
}
