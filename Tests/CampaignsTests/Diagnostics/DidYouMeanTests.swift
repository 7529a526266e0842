import Campaigns
import TestSupport
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

    /// The plain twin looks at every name to its last letter.
    @Test func aNameIsLeftAtTheLetterThatIsTooMuchAndNoneTooEarly() {
        var random = SteppedGenerator(seed: 7)
        for _ in 0..<500 {
            let sought = random.text(of: ["a", "b", "c", "d"])
            let names = (0..<4).map { _ in random.text(of: ["a", "b", "c", "d"]) }
            let distances = names.map { Self.distance(Array(sought), Array($0)) }
            var best: Int?
            for index in names.indices where distances[index] <= max(1, min(2, names[index].count / 3)) {
                if best.map({ distances[index] < distances[$0] }) != false { best = index }
            }
            #expect(DidYouMean.nearest(to: sought, among: names) == best.map { names[$0] }, "\(sought): \(names)")
        }
    }

    private static func distance(_ left: [Character], _ right: [Character]) -> Int {
        guard let last = left.last, let end = right.last else { return max(left.count, right.count) }
        let (before, start) = (Array(left.dropLast()), Array(right.dropLast()))
        var least = min(
            distance(before, right) + 1, distance(left, start) + 1, distance(before, start) + (last == end ? 0 : 1))
        if before.last == end, start.last == last, before.last != nil {
            least = min(least, distance(Array(before.dropLast()), Array(start.dropLast())) + 1)
        }
        return least
    }
}
