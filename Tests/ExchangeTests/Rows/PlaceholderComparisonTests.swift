import Testing

@testable import Exchange

@Suite("What must come through a translation")
struct PlaceholderComparisonTests {
    private func problems(_ source: String, _ target: String, allowed: Set<String> = []) -> [String] {
        PlaceholderComparison(with: InlineReader.markdown(source), localizedURLs: allowed)
            .problems(in: InlineReader.markdown(target)).map(\.sentence)
    }

    @Test(
        "an address among words is kept, whatever stands around it",
        arguments: [
            ("See https://a.b/c.", "Voir https://a.b/c"), ("See https://a.b/c.", "https://a.b/cをご覧ください。"),
            ("See https://a.b/c", "Voir <https://a.b/c> !"), ("(https://a.b/c)", "« https://a.b/c »"),
            ("<https://a.b/c>", "https://a.b/c"),
        ])
    func addressesStay(source: String, target: String) {
        #expect(problems(source, target) == [])
    }

    @Test("one that is lost or foreign is told")
    func lostAddresses() {
        #expect(problems("See https://a.b/c.", "Voir là.") == ["the link “https://a.b/c” is lost"])
        #expect(
            problems("See it.", "Voir https://evil.example/") == [
                "the link “https://evil.example/” is not in the source"
            ])
        #expect(problems("See https://a.b/c.", "Voir https://a.b/fr.", allowed: ["https://a.b/fr"]) == [])
    }

    @Test("a link has something to be tapped on, as in the source")
    func emptiedLinks() {
        #expect(
            problems("[here](https://a.b/c)", "[](https://a.b/c) ici") == [
                "the text of the link “https://a.b/c” is lost"
            ])
        #expect(problems("[here](https://a.b/c)", "[`x`](https://a.b/c)") == ["the code `x` is not in the source"])
        #expect(problems("[](https://a.b/c) here", "[](https://a.b/c) ici") == [])
        #expect(problems("[here](https://a.b/c)", "ici") == ["the link “https://a.b/c” is lost"])
    }
}
