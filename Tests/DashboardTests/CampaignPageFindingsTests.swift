import Campaigns
import Clients
import Testing

@testable import Dashboard

@Suite("Findings on a campaign's page")
struct CampaignPageFindingsTests {
    @Test("What a client has no place for is told apart from findings")
    func groupsUnkept() throws {
        var finding = Diagnostic(
            .noPlace, at: SourcePosition(file: "campaigns/sale.md"), "iNotify has no place for “images”",
            client: "inotify")
        finding.campaign = "sale"
        let page = Pages(Sample.report(campaigns: [Sample.campaign(findings: [finding, finding])])).campaign()
        // Each thing once, in however many locales it is so.
        #expect(
            page.contains("<dt>iNotify</dt><dd><bdi dir=\"ltr\">iNotify has no place for “images”</bdi></dd></div>"))
        #expect(!page.contains("<h2 id=\"findings\">"))
    }

    @Test("Findings stand there with place and rule, notes included")
    func listsFindings() {
        let report = Sample.report(campaigns: [Sample.campaign(findings: [Sample.finding(.note, "a note")])])
        let page = Pages(report).campaign()
        #expect(page.contains("a note"))
        #expect(page.contains("campaigns/sale.fr.md:3"))
        #expect(page.contains("some-rule"))
        #expect(page.contains("write it otherwise"))
    }

    @Test("Errors and warnings are counted above the phones, and lead to the findings")
    func countsFindings() {
        func page(_ findings: [Diagnostic]) -> String {
            Pages(Sample.report(campaigns: [Sample.campaign(findings: findings)])).campaign()
        }
        let warning = Sample.finding(.warning, "a warning")
        let errors = (1...2).map { Sample.finding(.error, "error \($0)", line: $0) }
        #expect(page([warning]).contains("<a class=\"tally\" href=\"#findings\">1 warning</a>"))
        #expect(
            page(errors + [warning]).contains("<a class=\"tally error\" href=\"#findings\">2 errors, 1 warning</a>"))
        #expect(!page([Sample.finding(.note, "a note")]).contains("href=\"#findings\""))
    }

    @Test("Findings that say the same of several places and clients stand there together, once for all clients")
    func groupsFindings() {
        func finding(_ line: Int, client: String, _ message: String = "too long") -> Diagnostic {
            var finding = Sample.finding(.warning, message, line: line, campaign: "sale")
            finding.client = client
            return finding
        }
        let findings = [
            finding(4, client: "notable"), finding(4, client: "inotify"), finding(2, client: "inotify", "longer"),
            finding(2, client: "notable", "longer"), finding(1, client: "inotify", "else"),
        ]
        let groups = FindingGroup.groups(of: findings, clients: ["inotify", "notable"])
        #expect(groups.map(\.clients) == [["inotify", "notable"], ["inotify"]])
        #expect(groups.map { $0.findings.map(\.position.line) } == [[4, 2], [1]])
        let page = Pages(Sample.report(campaigns: [Sample.campaign(findings: findings)])).campaign()
        #expect(page.ranges(of: "<li class=\"finding\">").count == 2)
        #expect(page.ranges(of: "write it otherwise").count == 2)
        #expect(page.contains("iNotify and Notable"))
    }

    @Test("The locales of a finding are named where its file does not say them", arguments: ["fr", "ar"])
    func namesLocales(locale: String) {
        var finding = Sample.finding(.warning, "too long", campaign: "sale")
        finding.locales = [locale]
        var message = Sample.message("fr")
        message.source = SourceReport(file: "campaigns/sale.fr.md", bytes: Array("text".utf8))
        let campaign = Sample.campaign(messages: [message], findings: [finding])
        let page = Pages(Sample.report(campaigns: [campaign])).campaign()
        #expect(page.contains("<span>in \(locale)</span>") == (locale != "fr"))
    }
}
