import Testing

@testable import Campaigns

@Suite struct DiagnosticTests {
    private func finding(_ rule: Rule, _ file: String, _ line: Int, _ column: Int) -> Diagnostic {
        Diagnostic(rule, at: SourcePosition(file: file, line: line, column: column), "text")
    }

    @Test func aFindingReadsAsCompilersWriteThem() {
        let plain = finding(.badDate, "campaigns/a.fr.md", 3, 8)
        #expect(plain.description == "campaigns/a.fr.md:3:8: error: text [bad-date]")
        let advising = Diagnostic(.badDate, at: plain.position, "text", suggestion: "write 2026-11-20T09:00")
        #expect(advising.description == "campaigns/a.fr.md:3:8: error: text; write 2026-11-20T09:00 [bad-date]")
    }

    @Test func findingsAreEqualThatSayTheSame() {
        let finding = finding(.badDate, "a.md", 2, 1)
        #expect(finding == self.finding(.badDate, "a.md", 2, 1))
        #expect(finding.hashValue == self.finding(.badDate, "a.md", 2, 1).hashValue)
        var milder = finding
        milder.severity = .warning
        let others = [
            milder, self.finding(.rawHTML, "a.md", 2, 1), self.finding(.badDate, "a.md", 2, 2),
            Diagnostic(.badDate, at: finding.position, "words"),
            Diagnostic(.badDate, at: finding.position, "text", suggestion: "other"),
            Diagnostic(.badDate, at: finding.position, "text", campaign: "a"),
            Diagnostic(.badDate, at: finding.position, "text", locales: ["fr"]),
            Diagnostic(.badDate, at: finding.position, "text", client: "inotify"),
        ]
        #expect(!others.contains(finding) && Set(others + [finding]).count == others.count + 1)
    }

    /// None, one and several locales are kept in different ways; nobody can tell.
    @Test(arguments: [nil, [], ["fr"], ["fr", "ja"]] as [Set<String>?])
    func aFindingIsAboutSomeLocales(locales: Set<String>?) {
        var finding = Diagnostic(.badDate, at: SourcePosition(file: "a.md"), "text", campaign: "a", locales: locales)
        #expect(finding.locales == locales)
        #expect(finding.isAbout(nil) && finding.isAbout(["fr"]) == (locales?.contains("fr") ?? true))
        #expect(!finding.isAbout(["de"]) || locales == nil)
        let before = finding
        for other in [["de"], ["de", "fr"], [], nil] as [Set<String>?] {
            finding.locales = other
            #expect(finding.locales == other && (finding == before) == (other == locales))
        }
        finding.locales = locales
        #expect(finding == before && finding.hashValue == before.hashValue)
        #expect(finding.campaign == "a" && finding.message == "text")
    }

    @Test func findingsStandInReadingOrderEachOnce() {
        let ordered = [
            finding(.badDate, "a.md", 2, 1), finding(.badDate, "a.md", 2, 9), finding(.badDate, "a.md", 10, 1),
            finding(.rawHTML, "a.md", 10, 1), finding(.neverCompared, "a.md", 10, 1), finding(.badDate, "ä.md", 1, 1),
        ]
        #expect((ordered.reversed() + ordered).inReadingOrder() == ordered)
    }
}
