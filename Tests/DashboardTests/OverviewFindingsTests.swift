import Campaigns
import Releases
import Testing

@testable import Dashboard

@Suite("Findings on the overview")
struct OverviewFindingsTests {
    @Test("Errors come first, each with its place; notes are only counted")
    func listsFindings() throws {
        let report = Sample.report(
            campaigns: [
                Sample.campaign(findings: [
                    Sample.finding(.warning, "a warning", line: 1, campaign: "sale"),
                    Sample.finding(.note, "a note", campaign: "sale"),
                    Sample.finding(.error, "an error", line: 9, campaign: "sale"),
                ])
            ], findings: [Sample.finding(.error, "an error elsewhere", line: 4)])
        let page = Pages(report).index
        let places = try ["an error elsewhere", "an error<", "a warning"].map { try #require(page.range(of: $0)) }
        #expect(places.map(\.lowerBound) == places.map(\.lowerBound).sorted())
        #expect(page.contains("campaigns/sale.fr.md:9"))
        #expect(page.contains("And 1 note:"))
        #expect(!page.contains("a note"))
        #expect(page.contains("<span class=\"summary error\">1 error, 1 warning</span>"))
    }

    @Test(
        "Findings are told by what is to be done about them",
        arguments: [
            ("never-shown", "Shown to nobody"), ("starving", "Kept back by others"),
            ("missing-translation", "Translations missing"), ("stale-translation", "Translations behind their source"),
            ("alert-title-length", "Other warnings"),
        ])
    func groupsFindings(rule: String, title: String) {
        let page = Pages(Sample.report(findings: [Sample.finding(.warning, "it", rule: rule)])).index
        #expect(page.contains("<span class=\"badge warning\">\(title)</span> <span class=\"count\">1</span>"))
    }

    @Test(
        "What has no defined order is not called kept back, and is as bad as it was found",
        arguments: [Severity.note, .warning])
    func groupsUnordered(severity: Severity) {
        var finding = Sample.finding(.note, "it", rule: "undefined-order")
        finding.severity = severity
        let page = Pages(Sample.report(findings: [finding])).index
        #expect(page.contains("<span class=\"badge \(severity.rawValue)\">In no defined order</span>"))
        #expect(!page.contains("Kept back by others"))
    }

    @Test("Translations of what was withdrawn need nobody")
    func leavesWithdrawnAside() {
        func page(_ state: MessageState) -> String {
            var french = Sample.message("fr")
            french.status = MessageStatusReport(campaign: "sale", title: "Sale", state: state, reason: "")
            let finding = Diagnostic(
                .staleTranslation, at: SourcePosition(file: "sale.fr.md"), "it", campaign: "sale", locales: ["fr"])
            let campaign = Sample.campaign(messages: [Sample.message(), french], findings: [finding])
            return Pages(Sample.report(campaigns: [campaign])).index
        }
        let title = "Translations behind their source"
        #expect(page(MessageState(working: nil, released: .live)).contains(title))
        #expect(!page(MessageState(working: nil, released: .withdrawn)).contains(title))
    }

    @Test("Of very many findings of a kind some are listed")
    func cutsFindings() {
        let findings = (1...61).map { Sample.finding(.warning, "warning \($0)", line: $0) }
        let page = Pages(Sample.report(findings: findings)).index
        #expect(page.ranges(of: "<li class=\"finding").count == 60)
        #expect(page.contains("And 1 more: "))
    }

    @Test("What is found in several locales is listed once, with these")
    func mergesFindings() {
        let findings = ["fr", "de"].map { locale in
            var finding = Sample.finding(.warning, "a warning")
            finding.locales = [locale]
            return finding
        }
        let page = Pages(Sample.report(findings: findings)).index
        #expect(page.ranges(of: "a warning").count == 1)
        #expect(page.contains("in de and fr"))
    }
}
