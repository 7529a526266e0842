import Testing

@testable import Exchange

@Suite struct InlineNestingTests {
    private let nested = String(repeating: "_a *b ", count: 3_000) + "x" + String(repeating: "* c_ ", count: 3_000)

    @Test func wordsInTooManySpansAreReadWithoutThem() {
        #expect(InlineReader.markdown(nested) == [.text(nested.split(separator: " ").joined(separator: " "))])
    }

    @Test func aBodyOfTooManySpansHasNoPlaces() {
        #expect(BodyOutline(Array(nested.utf8)).places.isEmpty)
    }

    @Test func manyDefinitionsAreTakenFromTheFrontOfAParagraph() throws {
        let definitions = (0..<5_000).map { "[a\($0)]: https://a.b/\($0)\n" }.joined()
        let body = definitions + "[Link][a1] behind it.\n"
        let outline = BodyOutline(Array(body.utf8))
        let place = try #require(outline.places.first)
        #expect(String(decoding: outline.bytes[place.range], as: UTF8.self) == "[Link][a1] behind it.")
    }

    @Test func aDefinitionOverSeveralLinesStaysWhole() throws {
        let body = "[a]:\n  https://a.b/\n  'title'\n[b]: https://b.c/\nWords.\n"
        let outline = BodyOutline(Array(body.utf8))
        let place = try #require(outline.places.first)
        #expect(String(decoding: outline.bytes[place.range], as: UTF8.self) == "Words.")
    }
}
