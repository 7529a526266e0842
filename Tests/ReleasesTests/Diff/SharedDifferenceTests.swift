import Campaigns
import Clients
import TestSupport
import Testing

@testable import Releases

/// What is worked out once for locales that behave alike is what each gets that is looked at alone.
@Suite struct SharedDifferenceTests {
    private let trial: DiffTrial

    init() throws { trial = try DiffTrial(["inotify", "notable"]) }

    /// A workspace's messages in one locale. The seed says how they behave; the words do not.
    private func state(_ seed: UInt64, words: String) throws -> [MessageContent] {
        var dice = SteppedGenerator(seed: seed)
        let days: (from: [Int64?], until: [Int64?]) = ([nil, -3, 1, 7, 95], [nil, 20, 40])
        let versions = [nil, "1.0", "1.1", "2.0"]
        let messages = try (0..<6).map { number in
            let (from, until) = (dice.one(of: days.from), dice.one(of: days.until))
            let (min, max) = (dice.one(of: versions), dice.one(of: versions))
            if dice.happens(1, in: 4) {
                let shown: PropertyValue = ["SHOWN": .integer(Int64(1 + dice.below(3)))]
                return try DiffTrial.notable("n\(number)", conditions: shown, from: from, until: until)
            }
            return try DiffTrial.inotify(
                "i\(number)", text: "\(words) \(number)", from: from, until: until, min: min, max: max,
                order: dice.below(3))
        }
        return messages.filter { _ in !dice.happens(1, in: 5) }
    }

    @Test(arguments: 0..<40 as Range<UInt64>)
    func isWhatEachLocaleGetsAlone(seed: UInt64) throws {
        let (old, new, other) = (3 * seed, 3 * seed + 1, 3 * seed + 2)
        let pairs = try [
            DiffTrial.pair("en", state(old, words: "Sale"), state(new, words: "Sale")),
            DiffTrial.pair("ja", state(old, words: "セール"), state(new, words: "特売")),
            DiffTrial.pair("ar", state(old, words: "Sale"), state(old, words: "تخفيضات")),
            DiffTrial.pair("fr", state(other, words: "Soldes"), state(new, words: "Soldes")),
            DiffTrial.pair("de", state(new, words: "Rabatt"), state(old, words: "Rabatt")),
            DiffTrial.pair("es", state(old, words: "Rebajas"), state(old, words: "Rebajas")),
            DiffTrial.pair("it", [], state(new, words: "Saldi")),
        ]
        let together = trial.differences(pairs)
        #expect(together.map(\.locale) == pairs.map(\.locale))
        for (difference, pair) in zip(together, pairs) { expect(difference, toBe: trial.differences([pair])[0]) }
        #expect(together[0].showings == together[1].showings)
        #expect(together[2].showings.isEmpty && together[2].orders.isEmpty)
        #expect(together[5].isEmpty)
    }

    private func expect(_ one: UserDifference, toBe other: UserDifference) {
        #expect(one.locale == other.locale)
        #expect(one.span == other.span)
        #expect(one.showings == other.showings)
        #expect(one.orders == other.orders)
        #expect(one.unseen == other.unseen)
        #expect(one.known == other.known)
        #expect(one.messages == other.messages)
        #expect(one.preambles == other.preambles)
        #expect(one.unclear == other.unclear)
        #expect(one.titles == other.titles)
    }

    @Test func spansAreNotMixedUp() throws {
        let message = try DiffTrial.inotify("a", from: 30)
        let pairs = [20, 90].map { last in
            DiffPair(
                locale: "en", old: DiffSide(), new: DiffSide(messages: [(message, message.hash)]),
                span: DiffTrial.now..<DiffTrial.day(last))
        }
        let together = trial.differences(pairs)
        #expect(together.map(\.showings.count) == [0, 1])
        #expect(together.map(\.unseen.count) == [1, 0])
    }
}
