import Testing

@testable import Clients

@Suite struct TextEncodingTests {
    private func bytes(_ text: String, _ width: Int, isBigEndian: Bool) -> [UInt8] {
        let units = width == 2 ? text.utf16.map { UInt32($0) } : text.unicodeScalars.map(\.value)
        return units.flatMap { unit in
            let low = (0..<width).map { UInt8(truncatingIfNeeded: unit >> (8 * UInt32($0))) }
            return isBigEndian ? low.reversed() : low
        }
    }

    @Test(arguments: [2, 4], [false, true])
    func wideTextIsReadWithAndWithoutAMark(_ width: Int, _ isBigEndian: Bool) throws {
        for text in ["{\"a\": \"é \u{1F600}\"}", "\u{FEFF}{\"a\": \"é \u{1F600}\"}", "5 "] {
            let narrow = TextEncoding.utf8(bytes(text, width, isBigEndian: isBigEndian))
            #expect(narrow == Array(text.utf8))
            #expect(throws: Never.self) { try JSONReader().read(narrow) }
        }
    }

    @Test(
        arguments: [
            [], [0x7B], Array("{}".utf8), Array("{\"a\": \"é\"}".utf8), [0xEF, 0xBB, 0xBF, 0x7B, 0x7D],
            [0x7B, 0, 0x7D],
            [0x7B, 0, 0, 0xD8], [0xFF, 0xFE, 0, 0, 0xFF, 0xFF, 0xFF, 0xFF],
        ] as [[UInt8]])
    func anythingElseStaysAsItIs(_ bytes: [UInt8]) {
        #expect(TextEncoding.utf8(bytes) == bytes)
    }
}
