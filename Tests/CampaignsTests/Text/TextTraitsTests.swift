import TestSupport
import Testing

@testable import Campaigns

@Suite struct TextTraitsTests {
    private static let pieces: [Character] = [
        "a", "B", "C", "7", "٣", "۴", "９", "%", "{", ":", " ", " ", "[", "⟦", "i", "p", "s", "x", "t", "w", "h", "“",
        "d",
        "א", "ع", "\u{0840}", "\u{FB1D}", "\u{10900}", "\u{1E900}", "\u{202D}", "\u{202E}", "\u{202C}", "新", "é", "😀",
        "•",
        "\t", "\n", "\r\n", "\u{7}", "\u{B}", "\u{1F}", "\u{7F}", "\u{FFFD}", "\u{FFFE}", "\u{FFFF}", "\u{10FFFF}",
    ]

    @Test func theyTellWhatAReaderOfCharactersFinds() {
        var generator = SteppedGenerator(seed: 3)
        for _ in 0..<5_000 {
            let text = generator.text(of: Self.pieces)
            #expect(TextTraits.of(text) == Self.read(text), "\(text.debugDescription)")
        }
    }

    /// Characters that rules would find are never said not to be there; a mark of direction alone is no word.
    @Test func nothingIsOverlooked() {
        for value in 0...0x1FFFF {
            guard let scalar = Unicode.Scalar(UInt32(value)) else { continue }
            let traits = TextTraits.of(String(scalar))
            if scalar.isNotInFeeds { #expect(traits.contains(.notInFeeds), "\(scalar.codeName)") }
            if BidirectionalLine([scalar]).classes[0].isRightToLeft, scalar != "\u{200F}" {
                #expect(traits.contains(.rightToLeft), "\(scalar.codeName)")
            }
            if ScriptDigit.read(Array(String(scalar).utf8), at: 0) != nil {
                #expect(traits.contains(.otherDigits), "\(scalar.codeName)")
            }
        }
    }

    /// What the traits say they tell, by characters and parts of texts.
    private static func read(_ text: String) -> TextTraits {
        let scalars = Array(text.unicodeScalars)
        var traits: TextTraits = []
        func has(_ trait: TextTraits, _ test: (Unicode.Scalar) -> Bool) {
            if scalars.contains(where: test) { traits.insert(trait) }
        }
        has(.digits) { ("0"..."9").contains($0) }
        has(.percent) { $0 == "%" }
        has(.braces) { $0 == "{" }
        has(.colons) { $0 == ":" }
        has(.otherDigits) { [0xD9, 0xDB, 0xDF, 0xE0, 0xE1, 0xEA, 0xEF].contains(String($0).utf8.first) }
        has(.rightToLeft) {
            switch $0.value {
            case 0x580...0x7FF, 0x800...0x8FF, 0x202D...0x202E, 0xFB00...0xFEFF: true
            case 0x10000...0x10FFF, 0x1E000...0x1EFFF: true
            default: false
            }
        }
        has(.filler) { $0 == "[" || $0 == "⟦" }
        has(.notInFeeds) { $0.isNotInFeeds }
        let bytes = Array(text.utf8)
        func holds(_ sought: String) -> Bool {
            bytes.indices.contains { bytes[$0...].starts(with: sought.utf8) }
        }
        if ["ips", "xt ", "w h", "“d"].contains(where: holds) { traits.insert(.filler) }
        if holds("  ") { traits.insert(.doubleSpaces) }
        if zip(scalars, scalars.dropFirst()).contains(where: { ("A"..."Z").contains($0) && ("A"..."Z").contains($1) }) {
            traits.insert(.filler)
        }
        return traits
    }
}
