import Campaigns
import Testing

@testable import Dashboard

@Suite("Findings on pages") struct FindingValuesTests {
    @Test("What stands in order already is left as it is, and comes out as if it had been sorted")
    func sortsAsBefore() {
        var state: UInt64 = 1
        func random(_ count: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % count
        }
        for _ in 0..<150 {
            var findings = (0..<random(12)).map { _ in
                var finding = Sample.finding(
                    [.note, .warning, .error][random(3)], ["a", "b"][random(2)], rule: ["r", "s"][random(2)],
                    line: 1 + random(3), campaign: "sale")
                finding.client = [nil, "inotify", "notable"][random(3)]
                finding.locales = [nil, ["en"], ["fr"]][random(3)]
                return finding
            }
            #expect(FindingValues.sorted(findings) == Self.plain(findings))
            findings = findings.inReadingOrder()
            #expect(FindingValues.areInReadingOrder(findings))
            #expect(FindingValues.sorted(findings) == Self.plain(findings))
        }
    }

    @Test("One that counts others stands behind those of its place")
    func countsLast() {
        let findings = (0..<30).map { Sample.finding(.warning, "text \($0)") }.limited()
        #expect(FindingValues.areInReadingOrder(findings))
        #expect(FindingValues.sorted(findings.reversed()) == findings)
    }

    /// The obvious way.
    private static func plain(_ findings: [Diagnostic]) -> [Diagnostic] {
        func inAllLocales(_ finding: Diagnostic) -> Diagnostic {
            var finding = finding
            finding.locales = nil
            return finding
        }
        var locales: [Diagnostic: Set<String>] = [:]
        for finding in findings { locales[inAllLocales(finding), default: []].formUnion(finding.locales ?? []) }
        let merged = findings.map { finding in
            guard finding.locales != nil else { return finding }
            var merged = finding
            merged.locales = locales[inAllLocales(finding)]
            return merged
        }.inReadingOrder()
        return Severity.allCases.reversed().flatMap { severity in merged.filter { $0.severity == severity } }
    }
}
