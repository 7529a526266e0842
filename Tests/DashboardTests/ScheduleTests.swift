import Campaigns
import Testing

@testable import Clients
@testable import Dashboard
@testable import Simulation

@Suite("The schedule")
struct ScheduleTests {
    private func page(_ cells: [ScheduleReport.Cell], leftOut: Int = 0, dead: [ScheduleReport.Dead] = []) -> String {
        let schedule = Sample.schedule(cells, leftOut: leftOut, dead: dead)
        return Pages(Sample.report(schedules: [schedule]))["schedule/inotify-en.html"]
    }

    @Test("A cell names campaigns by their titles and leads to their pages")
    func namesCampaigns() {
        let page = page([.init([.init(.shown, "sale")]), .init()])
        let link = "<a href=\"../campaigns/sale.html\">Autumn sale</a>"
        #expect(page.contains("<p class=\"fate shown\"><b>shown</b> \(link) </p>"))
        #expect(page.contains("<span class=\"date\">now</span> <span class=\"date\">to Tue 1 Dec 2026, 00:00</span>"))
        #expect(
            page.contains(
                "<td id=\"newcomer-now-1\" data-label=\"4.1\"><div><p class=\"soft\">shows nothing</p></div></td>"))
    }

    @Test("Those that wait or are kept back are told with what is in front of them, and when")
    func tellsTheRest() {
        let page = page([
            .init(
                [
                    .init(.waiting, "a", occasions: "on Wi-Fi", others: ["sale"]),
                    .init(.waiting, "b", occasions: "on Wi-Fi", others: ["sale"]),
                    .init(.blocked, "c", others: ["sale"], reason: "the phone cannot open <acme:x>"),
                ], leftOut: [.waiting: 1200])
        ])
        let link = "<a href=\"../campaigns/a.html\">a</a>"
        #expect(page.contains("<b>waiting</b><span class=\"soft\">, on Wi-Fi:</span> \(link)"))
        #expect(page.contains(">b</a> <span class=\"soft\">behind <q>Autumn sale</q></span></p>"))
        #expect(page.contains("<p class=\"fate blocked\"><b>blocked</b> <a href=\"../campaigns/c.html\">c</a>"))
        #expect(page.contains("(the phone cannot open &lt;acme:x&gt;)"))
        #expect(page.contains("<p class=\"soft\">1,200 more waiting</p>"))
    }

    @Test("Those that are tied with each other are told once")
    func tellsTies() {
        let page = page([.init([.init(.tied, "a", others: ["b", "c"]), .init(.tied, "b", others: ["a", "c"])])])
        #expect(page.ranges(of: "<b>one of these</b>").count == 1)
        #expect(page.ranges(of: "campaigns/c.html").count == 1)
        #expect(!page.contains("shows nothing"))
    }

    @Test("Titles in another language than the page's say so")
    func tellsLanguages() {
        var report = Sample.report(schedules: [Sample.schedule([.init([.init(.shown, "sale")])])])
        report.sourceLocale = "ar"
        let page = Pages(report)["schedule/inotify-en.html"]
        #expect(page.contains("<a href=\"../campaigns/sale.html\" lang=\"ar\" dir=\"rtl\">Autumn sale</a>"))
    }

    @Test("Periods that are left out are counted")
    func countsWhatIsLeftOut() {
        #expect(page([.init()], leftOut: 12).contains("And 12 more periods: <code>newsadmin schedule --matrix</code>"))
        #expect(!page([.init()]).contains("more period"))
    }

    @Test("What is shown to nobody is named with its reason, as text, and what it is behind by its title")
    func namesTheDead() {
        let reasons = [
            UnseenReason(reason: DeviceReason(id: "a", "cannot open <acme:x>")),
            UnseenReason(behind: ["sale", "gone"], reason: DeviceReason(id: "b", "why")),
        ]
        let page = page([.init()], dead: [.init(campaign: "sale", reasons: reasons)])
        #expect(page.contains("Autumn sale</a>: cannot open &lt;acme:x&gt;; behind “Autumn sale”, gone, why</li>"))
    }

    @Test("Of campaigns that share a title, the one that is meant is told by its id as well")
    func tellsCampaignsOfOneTitleApart() {
        var report = Sample.report(schedules: [Sample.schedule([.init()])])
        #expect(CampaignNames(of: report, root: "").quoted("sale") == "“Autumn sale”")
        var other = report.campaigns[0]
        other.id = "other"
        other.title = "Autumn sale"
        report.campaigns.append(other)
        let names = CampaignNames(of: report, root: "")
        #expect(names.quoted("sale") == "“Autumn sale” (sale)" && names.quoted("other") == "“Autumn sale” (other)")
    }

    @Test("A title that turns the direction of writing turns nothing around it")
    func isolatesTitles() {
        #expect(QuotedTitle.isolated("Sale") == "Sale")
        #expect(QuotedTitle.isolated("عرض") == "\u{2068}عرض\u{2069}")
        #expect(QuotedTitle.text("Sale \u{202E}evil") == "“\u{2068}Sale \u{202E}evil\u{2069}”")
    }

    @Test("The page of all schedules says what is shown now and what is wrong, and leads to each")
    func listsSchedules() {
        var schedule = Sample.schedule([.init([.init(.shown, "sale")])], leftOut: 3, dead: [.init(campaign: "x")])
        schedule.blocked = 1
        let page = Pages(Sample.report(schedules: [schedule]))["schedule.html"]
        #expect(page.contains("<a href=\"schedule/inotify-en.html\">iNotify</a> <span class=\"soft\">en and fr</span>"))
        #expect(page.contains("to somebody who opens the app so often"))
        #expect(page.contains("<span class=\"one\"><a href=\"campaigns/sale.html\">Autumn sale</a></span>"))
        #expect(page.contains("4 periods <span class=\"badge warning\">1 shown to nobody</span>"))
        #expect(page.contains("<span class=\"badge warning\">1 blocked at times</span>"))
    }

    @Test("Without schedules it says so")
    func saysThatThereIsNothing() {
        let empty = Sample.report(calendars: [
            CalendarReport(locales: ["en"], limit: 7, days: [.init(start: Sample.start, messages: [])])
        ])
        let page = Pages(empty)["schedule.html"]
        #expect(page.contains("All feeds are empty: "))
        #expect(!page.contains("id=\"calendar\""))
        var stopped = empty
        stopped.stoppedLocales = ["fr"]
        #expect(Pages(stopped)["schedule.html"].contains("<a href=\"index.html#needs\">Errors</a> stopped <b>fr</b>"))
        #expect(!Pages(stopped)["schedule.html"].contains("All feeds are empty"))
    }
}
