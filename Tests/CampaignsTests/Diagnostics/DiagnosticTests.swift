import Campaigns
import Testing

@Suite struct DiagnosticTests {
    private func finding(_ rule: Rule, _ file: String, _ line: Int, _ column: Int) -> Diagnostic {
        Diagnostic(rule, at: SourcePosition(file: file, line: line, column: column), "text")
    }

    @Test func aFindingReadsAsCompilersWriteThem() {
        var diagnostic = finding(.badDate, "campaigns/a.fr.md", 3, 8)
        #expect(diagnostic.description == "campaigns/a.fr.md:3:8: error: text [bad-date]")
        diagnostic.suggestion = "write 2026-11-20T09:00"
        #expect(
            diagnostic.description == "campaigns/a.fr.md:3:8: error: text; write 2026-11-20T09:00 [bad-date]")
    }

    @Test func findingsStandInReadingOrderEachOnce() {
        let ordered = [
            finding(.badDate, "a.md", 2, 1), finding(.badDate, "a.md", 2, 9), finding(.badDate, "a.md", 10, 1),
            finding(.rawHTML, "a.md", 10, 1), finding(.neverCompared, "a.md", 10, 1), finding(.badDate, "ä.md", 1, 1),
        ]
        #expect((ordered.reversed() + ordered).inReadingOrder() == ordered)
    }
}
