import Testing

@testable import Files

/// The plain twin is the expander: whatever is put together must unpack to the file.
@Suite struct PrecompressedTextsTests {
    private static let style = (0..<60).map { "p:nth-child(\($0)) { margin: \($0 * 7 % 11)px; }\n" }.joined()
    private static let script = (0..<60).map { "call(\($0), \"\($0 * $0)\");\n" }.joined()
    private static let template = "<title>{{title}}</title>\n<style>\n\(style)</style>{{text}}\n\(script)</script>\n"

    private func page(_ title: String, _ text: String) -> [UInt8] {
        Array("<title>\(title)</title>\n<style>\n\(Self.style)</style>\(text)\n\(Self.script)</script>\n".utf8)
    }

    @Test(arguments: ["", "Hello", "Grüße, 世界 🎉", String(repeating: "long and longer ", count: 5000)])
    func aPageAroundLiteralsUnpacksToItself(text: String) throws {
        let precompressed = PrecompressedTexts(of: [Self.template])
        var compressor = GzipCompressor(precompressed: precompressed)
        let page = page("A title", text)
        #expect(precompressed.places(in: page).count == 2)
        #expect(try GzipDecompressor.expand(compressor.compress(page), limit: 1 << 24) == page)
    }

    @Test func aTextThatOnlyBeginsLikeALiteralIsNone() throws {
        let precompressed = PrecompressedTexts(of: [Self.template])
        var compressor = GzipCompressor(precompressed: precompressed)
        for page in [page("a", "b").dropLast(30), page("a", "b").dropFirst(40)].map({ [UInt8]($0) }) {
            #expect(try GzipDecompressor.expand(compressor.compress(page), limit: 1 << 24) == page)
        }
        var changed = page("a", "b")
        changed[900] ^= 1
        #expect(precompressed.places(in: changed).count == 1)
        #expect(try GzipDecompressor.expand(compressor.compress(changed), limit: 1 << 24) == changed)
    }

    @Test func fileThatIsALiteralAndNothingElseUnpacksToItself() throws {
        var compressor = GzipCompressor(precompressed: PrecompressedTexts(of: [Self.script + "{{end}}\n"]))
        let page = Array(Self.script.utf8)
        #expect(try GzipDecompressor.expand(compressor.compress(page), limit: 1 << 24) == page)
    }

    @Test func whereNoLiteralStandsTheBytesAreThoseOfZlib() {
        var plain = GzipCompressor()
        var other = GzipCompressor(precompressed: PrecompressedTexts(of: [Self.template]))
        let text = Array(String(repeating: "nothing of it\n", count: 300).utf8)
        #expect(plain.compress(text) == other.compress(text))
    }

    @Test func shortRunsAreLeftToTheirFiles() {
        #expect(PrecompressedTexts(of: ["short\n{{a}}\nshort too\n"]).texts.isEmpty)
    }
}
