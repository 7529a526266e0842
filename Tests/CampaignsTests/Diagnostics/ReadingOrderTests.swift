import TestSupport
import Testing

@testable import Campaigns

@Suite struct ReadingOrderTests {
    @Test func itIsThatOfFindingsFoldedFirstAndSortedThen() {
        var generator = SteppedGenerator(seed: 13)
        let rules = [Rule.doubleSpace, .fillerText, .translationLink]
        for _ in 0..<300 {
            let findings = (0..<40).map { _ in
                var finding = Diagnostic(
                    rules.randomElement(using: &generator)!,
                    at: SourcePosition(
                        file: ["a", "b", "é", "z"].randomElement(using: &generator)!,
                        line: Int.random(in: 1...2, using: &generator), column: Int.random(in: 1...2, using: &generator)
                    ),
                    ["x", "é", "e\u{301}"].randomElement(using: &generator)!,
                    suggestion: [nil, "do"].randomElement(using: &generator)!,
                    locales: [nil, ["de"], ["fr"], ["fr", "de"]].randomElement(using: &generator)!)
                finding.severity = Severity.allCases.randomElement(using: &generator)!
                finding.countsOthers = generator.happens(1, in: 4)
                return finding
            }
            #expect(findings.inReadingOrder() == Self.plain(findings))
        }
    }

    @Test func linesDoNotRepeatWhatOnlyTheClientTellsApart() {
        let position = SourcePosition(file: "a", line: 1, column: 1)
        let findings = [("x", "inotify"), ("x", "ismartnews"), ("y", "inotify"), ("x", nil)].map { message, client in
            Diagnostic(.doubleSpace, at: position, message, client: client)
        }
        let lines = findings.inReadingOrder().asLines
        #expect(lines.map(\.message).sorted() == ["x", "y"])
    }

    private static func plain(_ findings: [Diagnostic]) -> [Diagnostic] {
        var places: [Diagnostic: Int] = [:]
        var result: [Diagnostic] = []
        for finding in findings {
            var key = finding
            key.locales = nil
            guard let place = places[key] else {
                places[key] = result.count
                result.append(finding)
                continue
            }
            if let locales = finding.locales {
                result[place].locales?.formUnion(locales)
            } else {
                result[place].locales = nil
            }
        }
        return result.sorted { left, right in
            if left.position != right.position { return left.position < right.position }
            if left.severity != right.severity { return left.severity > right.severity }
            if left.rule.id != right.rule.id { return left.rule.id < right.rule.id }
            if left.countsOthers != right.countsOthers { return right.countsOthers }
            return left.message < right.message
        }
    }
}
