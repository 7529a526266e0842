import Files
import Testing

@Suite struct GzipDecompressorTests {
    private static let text = Array(String(repeating: "news and more news ", count: 5000).utf8)

    private static func packed(_ bytes: [UInt8]) -> [UInt8] {
        var compressor = GzipCompressor()
        return compressor.compress(bytes)
    }

    @Test(arguments: [[], [0], text] as [[UInt8]])
    func whatTheCompressorPackedComesBack(_ bytes: [UInt8]) throws {
        #expect(try GzipDecompressor.expand(Self.packed(bytes), limit: bytes.count) == bytes)
    }

    @Test func aResultAboveTheLimitIsRefused() {
        #expect(throws: GzipDecompressor.Problem.tooLarge(limit: 100)) {
            try GzipDecompressor.expand(Self.packed(Self.text), limit: 100)
        }
        #expect(throws: GzipDecompressor.Problem.tooLarge(limit: Self.text.count - 1)) {
            try GzipDecompressor.expand(Self.packed(Self.text), limit: Self.text.count - 1)
        }
    }

    @Test(
        arguments: [
            ([], .notGzip), (Array("<plist/>".utf8), .notGzip), (Array(packed(text).dropLast()), .truncated),
            ([0x1F, 0x8B], .truncated), (packed(text) + packed(text), .severalMembers),
            (packed(text) + [0, 0], .trailing(count: 2)), ([0x1F, 0x8B, 7, 0, 0, 0, 0, 0, 0, 255, 1, 2], .damaged),
            (Array(packed(text).dropLast(8)) + [0, 0, 0, 0, 0, 0, 0, 0], .damaged),
        ] as [([UInt8], GzipDecompressor.Problem)])
    func whatIsNotOneWholeMemberIsRefused(_ bytes: [UInt8], _ problem: GzipDecompressor.Problem) {
        #expect(throws: problem) { try GzipDecompressor.expand(bytes, limit: Self.text.count) }
    }
}
