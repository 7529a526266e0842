import Testing

@testable import Campaigns
@testable import Dashboard

@Suite("What the overview counts")
struct OverviewCountTests {
    @Test(
        "A file that could not be read as a campaign is counted beside them, and told with its error",
        arguments: [true, false])
    func countsUnreadFiles(hasOthers: Bool) {
        let findings = [2, 3].map { line in
            Diagnostic(
                .changeable("not-yaml", .error), at: SourcePosition(file: "campaigns/bad.md", line: line),
                "it is not closed", campaign: "bad")
        }
        let campaigns = hasOthers ? [Sample.campaign()] : []
        let page = Pages(Sample.report(campaigns: campaigns, findings: findings)).index
        #expect(page.contains("href=\"#needs\">1 file could not be read as a campaign</a>"))
        #expect(page.contains("<code>campaigns/bad.md:2</code>"))
        #expect(!page.contains("none yet"))
        let read = Pages(Sample.report(campaigns: campaigns)).index
        #expect(!read.contains("could not be read") && read.contains("none yet") != hasOthers)
    }

    private static let names: [(String, Rule, Bool)] = [
        ("campaigns/a.fr.md", .translationWithoutSource, false), ("campaigns/a.nl.md", .unknownLocale, false),
        ("campaigns/-a.md", .badID, true), ("campaigns/a.en.md", .sourceLocaleInName, true),
    ]

    @Test(
        "A translation without its source is no campaign that could not be read, and is told among the errors",
        arguments: names)
    func countsNoTranslations(file: String, rule: Rule, isCounted: Bool) {
        let finding = Diagnostic(rule, at: SourcePosition(file: file), "rename it", campaign: "a")
        let page = Pages(Sample.report(campaigns: [], findings: [finding])).index
        #expect(page.contains("1 file could not be read as a campaign") == isCounted)
        #expect(page.contains("none yet") != isCounted)
        #expect(page.contains("rename it") && page.contains("1 error to correct"))
    }

    @Test("Notes that are listed are not counted again")
    func countsUnlistedNotes() {
        let listed = Sample.finding(.note, "in no order", rule: "undefined-order")
        let note = Sample.finding(.note, "a note")
        let campaign = Sample.campaign(findings: [Sample.finding(.note, "another", campaign: "sale")])
        let page = Pages(Sample.report(campaigns: [campaign], findings: [listed, note])).index
        #expect(page.contains("In no defined order</span> <span class=\"count\">1</span>"))
        #expect(page.contains("And 2 notes:"))
        #expect(!Pages(Sample.report(findings: [listed])).index.contains("And 1 note"))
    }
}
