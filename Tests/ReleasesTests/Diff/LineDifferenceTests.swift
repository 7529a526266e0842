import TestSupport
import Testing

@testable import Releases

@Suite struct LineDifferenceTests {
    @Test(arguments: [
        ("a\nb\nc", "a\nc", "=a -b =c"),
        ("a\nc", "a\nb\nc", "=a +b =c"),
        ("", "a\nb", "+a +b"),
        ("a", "", "-a"),
        ("Only this weekend.", "Only next weekend.", "-Only [this] weekend. +Only [next] weekend."),
        ("until 30 November now", "until 2 December now", "-until [30 November] now +until [2 December] now"),
        ("Alpha beta", "Gamma delta", "-Alpha beta +Gamma delta"),
        ("広告なし、音質で", "広告なしで、音質で", "-広告なし、音質で +広告なし[で]、音質で"),
        ("خصم بنصف السعر", "خصم بربع السعر", "-خصم [بنصف] السعر +خصم [بربع] السعر"),
        ("one\ntwo", "one\ntwo\n", "=one =two +"),
    ])
    func linesAreToldWithTheWordsThatDiffer(_ old: String, _ new: String, _ expected: String) {
        #expect(LineDifference.between(old, new).map(Self.marked).joined(separator: " ") == expected)
    }

    @Test func aTextThatIsTheSameHasNoLines() {
        #expect(LineDifference.between("a\nb", "a\nb").isEmpty)
    }

    /// Words are compared with each other, which takes time with their square.
    @Test func ofManyLongLinesTheFirstAreComparedWordByWord() {
        func text(_ last: String) -> String {
            (0..<5).map { line in
                "\(last) " + (0..<600).map { "\(line)w\($0) " }.joined() + last
            }.joined(separator: "\n") + "\nA short \(last) line."
        }
        let removed = LineDifference.between(text("old"), text("new")).filter { $0.kind == .removed }
        #expect(removed.map { $0.pieces.contains(where: \.isChanged) } == [true, true, false, false, false, true])
    }

    /// What a long line has in common with the new one at both ends costs nothing.
    @Test func oneWordOfALongLineIsTold() {
        func text(_ word: String) -> String {
            let words = (0..<1500).map { "w\($0) " }.joined()
            return words + word + " " + words
        }
        let removed = LineDifference.between(text("old"), text("new")).first
        #expect(removed?.pieces.filter(\.isChanged).map(\.text) == ["old"])
    }

    @Test func veryLongTextsAreToldAsAWhole() {
        let old = (0..<5000).map { "old \($0)" }
        let new = (0..<5000).map { "new \($0)" }
        let lines = LineDifference.between(
            (["head"] + old + ["tail"]).joined(separator: "\n"), (["head"] + new + ["tail"]).joined(separator: "\n"))
        #expect(lines.count == 10_002)
        #expect(lines.first?.kind == .same && lines.last?.kind == .same)
        #expect(lines.count { $0.kind == .removed } == 5000)
    }

    @Test func theLinesOfEachKindMakeUpBothTexts() {
        var generator = SteppedGenerator(seed: 17)
        for _ in 0..<200 {
            let texts = (0..<2).map { _ in
                (0..<Int.random(in: 1...8, using: &generator)).map { _ in
                    ["a", "b", "c d", "c e"].randomElement(using: &generator) ?? ""
                }.joined(separator: "\n")
            }
            let lines = LineDifference.between(texts[0], texts[1])
            guard texts[0] != texts[1] else { continue }
            #expect(lines.filter { $0.kind != .added }.map(\.text).joined(separator: "\n") == texts[0])
            #expect(lines.filter { $0.kind != .removed }.map(\.text).joined(separator: "\n") == texts[1])
        }
    }

    private static func marked(_ line: LineDifference) -> String {
        let sign = [LineDifference.Kind.same: "=", .removed: "-", .added: "+"][line.kind] ?? ""
        return sign + line.pieces.map { $0.isChanged ? "[\($0.text)]" : $0.text }.joined()
    }
}
