import Campaigns
import Testing

@testable import Dashboard

@Suite("The schedule")
struct ScheduleTests {
    private func page(_ cells: [ScheduleReport.Cell], leftOut: Int = 0, dead: [ScheduleReport.Dead] = []) -> String {
        let schedule = ScheduleReport(
            client: "iNotify", locales: ["en", "fr"], columns: cells.indices.map { "4.\($0)" },
            rows: [.init(start: nil, end: Sample.end, cells: cells)], leftOut: leftOut, dead: dead)
        return Pages(Sample.report(schedules: [schedule]))["schedule.html"]
    }

    @Test("A cell names campaigns by their titles and leads to their pages")
    func namesCampaigns() {
        let page = page([.init(shown: ["sale"]), .init()])
        #expect(page.contains("<summary>iNotify, en fr: 1 period</summary>"))
        #expect(page.contains("<a href=\"campaigns/sale.html\">Autumn sale</a>"))
        #expect(page.contains("<span class=\"date\">now</span> <span class=\"date\">to Tue 1 Dec 2026, 00:00</span>"))
        #expect(page.contains("<td data-label=\"4.1\"><div><span class=\"soft\">nothing</span></div></td>"))
    }

    @Test("Those that wait, are kept back or have no order are told")
    func tellsTheRest() {
        let page = page([.init(tied: ["sale", "survey"], waiting: 1200, blocked: 3)])
        #expect(page.contains("one of these, and nobody knows which:"))
        #expect(page.contains("<a href=\"campaigns/survey.html\">survey</a>"))
        #expect(page.contains("1,200 waiting"))
        #expect(page.contains("<span class=\"badge warning\">3 blocked</span>"))
        #expect(!page.contains("<span class=\"soft\">nothing</span>"))
    }

    @Test("Long lists are cut", arguments: [(4, nil), (5, "and 1 more"), (12, "and 8 more")] as [(Int, String?)])
    func cutsLists(count: Int, more: String?) {
        let page = page([.init(shown: (0..<count).map { "c\($0)" })], leftOut: count)
        #expect(page.ranges(of: "href=\"campaigns/c").count == 4)
        #expect(more.map(page.contains) ?? !page.contains(" more</p>"))
        #expect(page.contains("And \(count) more periods: "))
    }

    @Test("What is shown to nobody is named with its reason, as text")
    func namesTheDead() {
        let page = page([.init()], dead: [.init(campaign: "sale", reason: "behind <b>x</b>")])
        #expect(page.contains("<span class=\"badge warning\">1 shown to nobody</span>"))
        #expect(page.contains("Autumn sale</a>: behind &lt;b&gt;x&lt;/b&gt;</li>"))
    }

    @Test("Without schedules it says so")
    func saysThatThereIsNothing() {
        #expect(Pages(Sample.report())["schedule.html"].contains("No feed holds anything."))
    }
}
