import Campaigns
import Clients
import Testing

@testable import Dashboard

@Suite("What a user sees")
struct DailyJourneyTests {
    private func day(
        _ number: Int64, _ shown: [String] = [], language: String = "ar", alternatives: Int = 0,
        reason: Sentence? = nil,
        named: [String: DailyJourneyReport.Title] = [:], crash: String? = nil
    ) -> DailyJourneyReport.Day {
        DailyJourneyReport.Day(
            instant: Sample.start.advanced(seconds: number * 86400),
            shown: shown.map { .init(title: $0, language: language) }, alternatives: alternatives,
            reason: reason, named: named, crash: crash)
    }

    private func page(of days: [DailyJourneyReport.Day], locale: String = "ar") -> String {
        let journey = DailyJourneyReport(
            client: "iNotify", locale: locale, locales: [locale, "fr"], version: "4.2", days: days)
        return Pages(Sample.report(dailyJourneys: [journey]))["devices.html"]
    }

    @Test("A title is written in the language and direction of the phone")
    func writesTitles() {
        let page = page(of: [day(0, ["عرض <b>"])])
        #expect(page.contains("<summary>iNotify, ar and fr: shown 1 time</summary>"))
        #expect(page.contains("<p lang=\"ar\" dir=\"rtl\">عرض &lt;b&gt;</p>"))
        #expect(page.contains("A new phone with version 4.2"))
    }

    @Test("A title from another language keeps that and its direction")
    func writesBorrowedTitles() {
        let page = page(of: [day(0, ["Only ar!"], language: "en")])
        #expect(page.contains("<p lang=\"en\" dir=\"ltr\">Only ar!</p>"))
    }

    @Test("Where something arrives by itself, the app is not said to be opened")
    func tellsArrivals() {
        var arrival = day(1, ["A"])
        arrival.isArrival = true
        let page = page(of: [day(0, ["B"]), arrival])
        #expect(page.matches(of: /arrives by itself/).count == 1)
        #expect(page.contains("<th scope=\"col\">When</th><th scope=\"col\">Shown</th>"))
        #expect(self.page(of: [day(0, ["B"])]).contains("<th scope=\"col\">Opened</th>"))
    }

    @Test("Days that show nothing for the same reason are one row")
    func joinsDays() {
        let days = [
            day(0, reason: "first"), day(1, reason: "none"), day(2, reason: "none"), day(3, ["A"]), day(4, ["A"]),
            day(5, reason: "none"),
        ]
        let page = page(of: days)
        #expect(page.matches(of: /<th scope="row"><span class="date">/).count == 5)
        #expect(page.contains("Sun 22 Nov 2026, 09:00</span> <span class=\"date\">to Mon 23 Nov 2026, 09:00</span>"))
        #expect(page.contains("nothing: first"))
    }

    @Test("A reason names messages by their titles, and those that share one by what tells them apart as well")
    func namesMessages() {
        let page = page(of: [
            day(
                0,
                reason: """
                    waiting behind \(message: "2026/11/20"), \(message: "Sale"), \(message: "2026/11/22") \
                    and \(message: "unknown")
                    """,
                named: [
                    "2026/11/20": .init("Sale", of: "a", isShared: true),
                    "Sale": .init("Sale", of: "b", isShared: true),
                    "2026/11/22": .init("Survey", of: "c"),
                ])
        ])
        #expect(page.contains("nothing: waiting behind “Sale” (2026/11/20), “Sale” (b), “Survey” and unknown"))
    }

    @Test("Names from right to left keep their order in a reason from left to right")
    func isolatesNames() {
        let title = DailyJourneyReport.Title("عرض", of: "a")
        let page = page(of: [day(0, reason: "behind \(message: "k")", named: ["k": title])])
        #expect(page.contains("nothing: behind “\u{2068}عرض\u{2069}”"))
    }

    @Test("A reason has its moments as pages write them, and not as the phone does")
    func writesMoments() {
        let page = page(of: [day(0, reason: "not before \(Sample.end, written: "1796079600")")])
        #expect(page.contains("nothing: not before Tue 1 Dec 2026, 00:00"))
        #expect(!page.contains("1796079600"))
    }

    @Test("A crash is said already in the summary")
    func saysCrash() {
        let page = page(of: [day(0, crash: "a number")])
        #expect(
            page.contains("<summary>iNotify, ar and fr: <span class=\"badge error\">the app crashes</span></summary>"))
        #expect(page.contains("The app crashes</span> a number"))
        #expect(!page.contains("nothing"))
    }

    @Test("Where nobody knows the order, others are counted")
    func countsAlternatives() {
        #expect(page(of: [day(0, ["A"], alternatives: 2)]).contains("or one of 2 others: nobody knows"))
        #expect(!page(of: [day(0, ["A"])]).contains("nobody knows"))
    }

    @Test("Without phones it says so")
    func saysThatThereAreNone() {
        #expect(Pages(Sample.report())["devices.html"].contains("There is no feed that a device could read."))
    }
}
