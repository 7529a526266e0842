import Campaigns
import Releases
import Testing

@testable import Clients
@testable import Dashboard

@Suite("The overview's table of campaigns and locales")
struct OverviewMatrixTests {
    @Test("Campaigns that run come first")
    func ordersCampaigns() {
        let states: [CampaignReport.State] = [.withdrawn, .ended, .draft, .unreadable, .running, .scheduled]
        let report = Sample.report(
            campaigns: states.map { Sample.campaign("the-\($0.rawValue)", state: $0) })
        let table = Pages(report).index.split(separator: "<table class=\"matrix\"").last ?? ""
        let links = Pages.links(of: String(table))
        #expect(
            links
                == ["running", "scheduled", "unreadable", "draft", "ended", "withdrawn"].map {
                    "campaigns/the-\($0).html"
                })
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

    @Test("A campaign whose files are gone stands last as long as phones have it, and leads to its releases")
    func tellsRemoved() {
        let message = ReleasePageTests.status(.removed, .live, campaign: "gone")
        let report = ReleasePageTests.report(ReleasePageTests.locale([message]))
        let table = String(Pages(report).index.split(separator: "<table class=\"matrix\"").last ?? "")
        #expect(Pages.links(of: table).last == "releases/en.html")
        #expect(table.contains("data-state=\"removed\"") && table.contains("<code class=\"id\">gone</code>"))
        #expect(table.contains("<b>en</b> live, changed: removed"))
    }

    @Test("Where phones have a message that the files dropped, the cell says what status does, and so does the page")
    func tellsDropped() {
        let dropped = [
            "fr": ReleasePageTests.status(.removed, .live), "ar": ReleasePageTests.status(nil, .withdrawn),
            "ja": ReleasePageTests.status(.removed, .scheduled),
        ]
        let campaign = Sample.campaign(leftOut: ["fr", "ar"], dropped: dropped)
        var report = Sample.report(campaigns: [campaign])
        report.locales = ["en", "fr", "ar", "ja"]
        report.releases = ["fr", "ar", "ja"].map { ReleasePageTests.locale(locale: $0) }
        let pages = Pages(report)
        #expect(
            pages.index.contains(
                "<td class=\"live behind\"><b>fr</b> live, changed: removed, left out<small>a reason</small>"))
        #expect(pages.index.contains("<td class=\"withdrawn\"><b>ar</b> withdrawn<small>"))
        #expect(pages.index.contains("<td class=\"scheduled behind\"><b>ja</b> scheduled, changed: removed<small>"))
        let running = "live, changed: removed</span> <span class=\"soft\">in fr</span>"
        #expect(pages.index.contains(running) && !pages.index.contains("<span class=\"soft\">in ar</span>"))
        #expect(pages.campaign().contains("<a href=\"../releases/fr.html\">fr</a>"))
        #expect(pages.campaign().contains("<span class=\"badge live behind\">live, changed: removed</span>"))
    }

    @Test(
        "A campaign that the files have no message of any more is found by its clients, and has its releases on its page"
    )
    func tellsWhollyDropped() {
        let campaign = Sample.campaign(messages: [], dropped: ["en": ReleasePageTests.status(.removed, .live)])
        var report = Sample.report(campaigns: [campaign])
        report.releases = [ReleasePageTests.locale()]
        let pages = Pages(report)
        #expect(pages.index.contains("data-clients=\"inotify\""))
        #expect(pages.index.contains("<td class=\"live behind\"><b>en</b> live, changed: removed<small>"))
        #expect(pages.campaign().contains("<h2 id=\"releases\">"))
        #expect(pages.campaign().contains("It becomes a message in no locale."))
    }

    @Test("What phones have and should be over, or begun, is told in its cell")
    func tellsLate() {
        func page(_ released: MessageState.Released) -> String {
            var status = ReleasePageTests.status(nil, released)
            status.isLate = true
            return Pages(ReleasePageTests.report(ReleasePageTests.locale([status]))).index
        }
        #expect(page(.live).contains("<td class=\"live behind\"><b>en</b> live<small>past its end</small>"))
        #expect(
            page(.scheduled).contains("<td class=\"scheduled behind\"><b>en</b> scheduled<small>past its start</small>")
        )
    }

    @Test("Of what was withdrawn, a cell says nothing of its translation")
    func tellsNoTranslationOfWithdrawn() {
        func page(_ released: MessageState.Released) -> String {
            var french = Sample.message("fr", translation: .stale)
            french.status = MessageStatusReport(
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
        french.status = MessageStatusReport(
            campaign: "sale", title: "Sale", state: MessageState(working: working, released: nil), reason: "")
        let campaign = Sample.campaign(messages: [Sample.message(), french])
        let page = Pages(Sample.report(campaigns: [campaign], stopped: ["fr"])).index
        let cell = "<td class=\"waiting behind\"><b>fr</b> \(working.rawValue)"
        #expect(page.contains(cell) && !page.contains("\(cell), \(working.rawValue)"))
        #expect(
            page.contains("<th scope=\"col\" data-locale=\"fr\">fr <span class=\"badge error\">stopped</span></th>"))
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
