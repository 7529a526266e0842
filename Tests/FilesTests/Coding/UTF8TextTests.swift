import Files
import TestSupport
import Testing

/// The plain twin is the library's own way to tell whether bytes are UTF-8.
@Suite struct UTF8TextTests {
    @Test(arguments: [
        "", "a", "\u{0}", "\u{FEFF}é", "日本語", "\u{FFFD}", "👨‍👩‍👧", "e\u{301}", String(repeating: "ü", count: 5000),
    ])
    func textsComeBack(_ text: String) {
        let read = String(utf8: Array(text.utf8))
        #expect(read.map { Array($0.utf8) } == Array(text.utf8))
    }

    @Test func whatIsNoUTF8IsNoText() {
        var random = SteppedGenerator(seed: 7)
        let pieces: [[UInt8]] = [
            [0x61], [0x80], [0xC3], [0xA9], [0xC0, 0x80], [0xE2, 0x82, 0xAC], [0xED, 0xA0, 0x80], [0xEF, 0xBF, 0xBD],
            [0xF0, 0x9F, 0x98, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xF8], [0xFF], [0xE2, 0x82], [0xF0, 0x9F],
        ]
        var valid = 0
        for _ in 0..<20_000 {
            let bytes = (0...random.below(4)).flatMap { _ in random.one(of: pieces) }
            let expected = String(validating: bytes, as: UTF8.self)
            valid += expected == nil ? 0 : 1
            #expect(String(utf8: bytes).map { Array($0.utf8) } == expected.map { Array($0.utf8) })
        }
        #expect(valid > 500)
    }
}
