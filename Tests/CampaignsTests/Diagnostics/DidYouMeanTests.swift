import Campaigns
import Testing

@Suite struct DidYouMeanTests {
    private static let fields = [
        "title", "draft", "locales", "clients", "start", "end", "versions", "action", "buttons",
    ]

    @Test(arguments: [
        ("titel", "title"), ("Title", "title"), ("tilte", "title"), ("locale", "locales"), ("stat", "start"),
        ("version", "versions"), ("client", "clients"), ("ends", "end"), ("actions", "action"), ("button", "buttons"),
    ])
    func theNearestNameIsMeant(_ word: String, _ expected: String) {
        #expect(DidYouMean.nearest(to: word, among: Self.fields) == expected)
        #expect(DidYouMean.suggestion(for: word, among: Self.fields) == "did you mean “\(expected)”?")
    }

    @Test(arguments: ["", "x", "headline", "picture", String(repeating: "title", count: 20)])
    func whatIsNearNothingHasNoSuggestion(_ word: String) {
        #expect(DidYouMean.suggestion(for: word, among: Self.fields) == nil)
    }

    @Test func theFirstOfSeveralIsTaken() {
        #expect(DidYouMean.nearest(to: "fr", among: ["fi", "fa"]) == "fi")
        #expect(DidYouMean.nearest(to: "fr", among: []) == nil)
    }
}
