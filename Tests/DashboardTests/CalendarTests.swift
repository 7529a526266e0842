import Campaigns
import Testing

@testable import Dashboard

@Suite("The calendar")
struct CalendarTests {
    private func page(_ messages: [Int: [CalendarReport.Message]], limit: Int = 7) -> String {
        let days = (0..<28).map { CalendarReport.Day(start: Sample.days[$0], messages: messages[$0] ?? []) }
        let calendar = CalendarReport(locales: ["en", "fr"], limit: limit, days: days)
        return Pages(Sample.report(calendars: [calendar]))["schedule.html"]
    }

    private func message(_ title: String, campaign: String? = nil) -> CalendarReport.Message {
        CalendarReport.Message(client: "iNotify", title: title, language: "fr", campaign: campaign)
    }

    @Test("Weeks begin on Monday, and days that are not told are empty")
    func laysOutWeeks() {
        let page = page([3: [message("a")]])
        // 21 November 2026 is a Saturday: five days before it, two after 18 December.
        #expect(page.ranges(of: "<td class=\"outside\"></td>").count == 7)
        #expect(page.ranges(of: "<p class=\"day\">").count == 28)
        #expect(page.contains("<p class=\"day\"><span class=\"weekday\">Sat</span> 21 Nov</p>"))
    }

    @Test("A day tells its messages by client, as links where the campaign is known")
    func tellsDays() {
        let page = page([0: [message("Soldes", campaign: "sale"), message("<Jeu>")]])
        #expect(page.contains("<span class=\"soft\">2 messages</span>"))
        #expect(
            page.contains(
                "<b>iNotify</b> <span class=\"one\"><a href=\"campaigns/sale.html\" lang=\"fr\" dir=\"ltr\">Soldes</a></span>"
            ))
        #expect(page.contains("<bdi lang=\"fr\" dir=\"ltr\">&lt;Jeu&gt;</bdi>"))
    }

    @Test("Where nobody knows which of several comes first, a message says so, and a sentence why")
    func tellsTies() {
        var tied = message("Soldes", campaign: "sale")
        #expect(!page([0: [tied]]).contains("or another"))
        tied.isTied = true
        let page = page([0: [tied, message("Jeu")]])
        #expect(page.contains(">Soldes</a> <span class=\"soft or\">or another</span>"))
        #expect(page.ranges(of: "class=\"soft or\"").count == 1)
        #expect(page.contains("<b>or another</b>: its client has no order for several"))
    }

    @Test("Crowded days and weeks are marked in words")
    func marksCrowds() {
        let crowd = (0..<5).map { message("m\($0)") }
        let page = page([0: crowd, 2: [message("a")]], limit: 4)
        #expect(page.contains("<td class=\"crowded\">"))
        #expect(page.ranges(of: "<b class=\"badge warning\">5 messages</b>").count == 2)
        #expect(page.contains("and 2 more"))
        #expect(page.contains("<div>1 message</div>"))
    }
}
