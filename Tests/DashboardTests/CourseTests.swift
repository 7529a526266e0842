import Campaigns
import Clients
import Testing

@testable import Dashboard

@Suite("What a user sees")
struct CourseTests {
    private func day(
        _ number: Int64, _ shown: [String] = [], alternatives: Int = 0, reason: ReasonSentence? = nil,
        crash: String? = nil
    ) -> CourseReport.Day {
        CourseReport.Day(
            instant: Sample.start.advanced(seconds: number * 86400), shown: shown, alternatives: alternatives,
            reason: reason, crash: crash)
    }

    private func page(of days: [CourseReport.Day], locale: String = "ar") -> String {
        let course = CourseReport(
            client: "iNotify", locale: locale, locales: [locale, "fr"], version: "4.2", days: days)
        return Pages(Sample.report(courses: [course]))["devices.html"]
    }

    @Test("A title is written in the language and direction of the phone")
    func writesTitles() {
        let page = page(of: [day(0, ["عرض <b>"])])
        #expect(page.contains("<summary>iNotify, ar fr: shown 1 time</summary>"))
        #expect(page.contains("<p lang=\"ar\" dir=\"rtl\">عرض &lt;b&gt;</p>"))
        #expect(page.contains("A new phone with version 4.2"))
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

    @Test("A crash is said already in the summary")
    func saysCrash() {
        let page = page(of: [day(0, crash: "a number")])
        #expect(page.contains("<summary>iNotify, ar fr: <span class=\"badge error\">the app crashes</span></summary>"))
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
