import Campaigns
import Clients
import Releases
import Testing

@testable import Dashboard

@Suite("The overview's table of campaigns and locales")
struct OverviewMatrixTests {
    @Test("Campaigns that run come first")
    func ordersCampaigns() {
        let states: [CampaignReport.State] = [.ended, .draft, .unreadable, .running, .scheduled]
        let report = Sample.report(
            campaigns: states.map { Sample.campaign("the-\($0.rawValue)", state: $0) })
        let table = Pages(report).index.split(separator: "<table class=\"matrix\"").last ?? ""
        let links = Pages.links(of: String(table))
        #expect(links == ["running", "scheduled", "unreadable", "draft", "ended"].map { "campaigns/the-\($0).html" })
    }

    @Test("A cell says how a campaign stands in a locale")
    func fillsMatrix() {
        let campaign = Sample.campaign(
            messages: [
                Sample.message(), Sample.message("fr", fallback: "en", translation: .missing),
                Sample.message("de", translation: .stale),
            ], leftOut: ["ar"])
        var report = Sample.report(campaigns: [campaign])
        report.locales = ["en", "fr", "de", "ar", "ja"]
        let pages = Pages(report)
        #expect(pages.index.contains("<td class=\"running\"><b>en</b> running"))
        #expect(pages.index.contains("<td class=\"running behind\"><b>fr</b> running, missing"))
        #expect(pages.index.contains("<td class=\"running behind\"><b>de</b> running, stale"))
        #expect(pages.index.contains("<td class=\"none\"><b>ar</b> left out"))
        #expect(pages.index.contains("<td class=\"none\"><b>ja</b> –"))
        #expect(pages.campaign().contains("title or text from en"))
    }

    @Test("Of what was withdrawn, a cell says nothing of its translation")
    func tellsNoTranslationOfWithdrawn() {
        func page(_ released: MessageState.Released) -> String {
            var french = Sample.message("fr", translation: .stale)
            french.standing = StandingReport(
                campaign: "sale", title: "Sale", state: MessageState(working: nil, released: released), reason: "")
            return Pages(Sample.report(campaigns: [Sample.campaign(messages: [Sample.message(), french])])).index
        }
        #expect(page(.live).contains("<b>fr</b> live, stale"))
        #expect(page(.withdrawn).contains("<b>fr</b> withdrawn"))
        #expect(!page(.withdrawn).contains("<b>fr</b> withdrawn, stale"))
    }

    @Test(
        "A cell of a stopped locale says once what its text lacks", arguments: [MessageState.Working.missing, .stale])
    func saysOnceWhatIsMissing(working: MessageState.Working) {
        var french = Sample.message("fr", translation: working == .missing ? .missing : .stale)
        french.standing = StandingReport(
            campaign: "sale", title: "Sale", state: MessageState(working: working, released: nil), reason: "")
        let campaign = Sample.campaign(messages: [Sample.message(), french])
        let page = Pages(Sample.report(campaigns: [campaign], stopped: ["fr"])).index
        let cell = "<td class=\"waiting behind\"><b>fr</b> \(working.rawValue)"
        #expect(page.contains(cell) && !page.contains("\(cell), \(working.rawValue)"))
        #expect(page.contains("<th scope=\"col\">fr <span class=\"badge error\">stopped</span></th>"))
    }

    @Test("A source that cannot be read is stopped, and not left out for want of a translation")
    func leavesNoSourceOut() {
        let campaign = Sample.campaign(messages: [Sample.message("fr")], leftOut: ["en", "ar"])
        let pages = Pages(Sample.report(campaigns: [campaign], stopped: ["en"]))
        #expect(pages.index.contains("<td class=\"stopped\"><b>en</b> stopped"))
        #expect(pages.index.contains("<td class=\"none\"><b>ar</b> left out"))
        #expect(pages.campaign().contains("<dt>Left out, not translated</dt><dd>ar</dd>"))
    }

    @Test("Campaigns are found by their titles in other languages")
    func holdsOtherTitles() {
        let french = Sample.message(
            "fr", clients: [Sample.client(.alert(.init(title: "Soldes", text: "", buttons: [])))])
        let page = Pages(Sample.report(campaigns: [Sample.campaign(messages: [Sample.message(), french])])).index
        #expect(page.contains(" data-words=\"Soldes\">"))
    }
}
