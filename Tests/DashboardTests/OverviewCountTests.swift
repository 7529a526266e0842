import Campaigns
import Testing

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
}
