import Testing

@testable import Releases

@Suite struct MoveTests {
    /// Every state with what `approve`, `approve --all`, `release` and `withdraw` make of it: `+` is allowed, a letter
    /// names the sentence that refuses it.
    private static let table = """
        draft                        d d f n
        missing                      + m q n
        stale                        + s t n
        approved                     + a + n
        waiting                      + + w n
        removed                      r r + n
        withdrawn                    k k k y
        withdrawn, changed: draft    d d f y
        withdrawn, changed: missing  + m q y
        withdrawn, changed: stale    + s t y
        withdrawn, changed: approved + a + y
        withdrawn, changed: waiting  + + w y
        withdrawn, changed: removed  r r + y
        ended                        e e + g
        ended, changed: draft        d d f g
        ended, changed: missing      + m q g
        ended, changed: stale        + s t g
        ended, changed: approved     + a + g
        ended, changed: waiting      + + w g
        ended, changed: removed      r r + g
        live                         l l + +
        live, changed: draft         d d f +
        live, changed: missing       + m q +
        live, changed: stale         + s t +
        live, changed: approved      + a + +
        live, changed: waiting       + + w +
        live, changed: removed       r r + +
        scheduled                    l l + +
        scheduled, changed: draft    d d f +
        scheduled, changed: missing  + m q +
        scheduled, changed: stale    + s t +
        scheduled, changed: approved + a + +
        scheduled, changed: waiting  + + w +
        scheduled, changed: removed  r r + +
        """

    private static let sentences = [
        "d": "it is a draft; take out “draft: true” first",
        "f": "it is a draft",
        "n": "it was never released in this locale",
        "m": "it shows another language; name the campaign to approve that",
        "q": "it shows another language, and nobody has approved that",
        "s": "its source has changed since it was translated; name the campaign to approve that",
        "t": "its source has changed since it was translated, and nobody has approved that",
        "a": "it is approved already",
        "w": "it waits for review",
        "r": "there is no text any more that could be approved",
        "k": "it was withdrawn; give it new keys to publish it again",
        "y": "it is withdrawn already",
        "e": "it has ended, so nobody would see it",
        "g": "it has ended, so no phone gets it any more",
        "l": "it is released as it is, so there is nothing to approve",
    ]

    private static var states: [MessageState] {
        let working: [MessageState.Working?] = [nil] + MessageState.Working.allCases
        let released: [MessageState.Released?] = [nil] + MessageState.Released.allCases
        return released.flatMap { released in working.map { MessageState(working: $0, released: released) } }
            .filter { $0.working != nil || $0.released != nil }
    }

    private static func cells() -> [String: [String]] {
        var cells: [String: [String]] = [:]
        for line in table.split(separator: "\n") {
            let marks = line.split(separator: " ").suffix(4).map(String.init)
            let name = line.dropLast(7).split(separator: " ").joined(separator: " ")
            cells[name] = marks
        }
        return cells
    }

    @Test func theTableHasEveryStateOnce() {
        #expect(Self.cells().keys.sorted() == Self.states.map(\.description).sorted())
        #expect(Move.allCases == [.approve, .approveAll, .release, .withdraw])
    }

    @Test(arguments: Move.allCases) func everyCellAllowsOrRefusesWithItsSentence(_ move: Move) throws {
        let column = try #require(Move.allCases.firstIndex(of: move))
        for state in Self.states {
            let mark = try #require(Self.cells()[state.description])[column]
            #expect(move.refusal(of: state) == Self.sentences[mark], "\(move.rawValue) of \(state)")
        }
    }
}
