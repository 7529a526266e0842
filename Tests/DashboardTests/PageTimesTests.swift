import Campaigns
import Testing

@testable import Dashboard

@Suite("Times on pages")
struct PageTimesTests {
    private let clock = ZoneClock("Europe/Berlin") ?? .utc
    private let instant = Instant(seconds: 1_795_251_600)

    @Test("A sentence's moments are written as pages write times, with the zone; its words stay as they are")
    func tellsMoments() {
        let title = "“To 2026-11-22 10:00 Europe/Berlin”"
        let sentence: Sentence = "\(title) ends \(instant, by: clock)"
        #expect(sentence.text == "\(title) ends 2026-11-21 10:00 Europe/Berlin")
        #expect(PageTimes(clock).full(sentence) == "\(title) ends Sat 21 Nov 2026, 10:00 (Europe/Berlin)")
    }

    @Test("Single times have no zone")
    func tellsTimes() {
        #expect(PageTimes(clock).text(instant) == "Sat 21 Nov 2026, 10:00")
    }

    @Test("Of findings, message and suggestion are told so")
    func tellsFindings() {
        let finding = Diagnostic(
            .expiringSoon, at: SourcePosition(file: "a.md"), telling: "ends \(instant, by: clock)",
            suggestion: "send it before \(instant, by: clock)")
        let page = Pages(Sample.report(findings: [finding])).index
        #expect(page.contains("ends Sat 21 Nov 2026, 10:00 (Europe/Berlin)"))
        #expect(page.contains("send it before Sat 21 Nov 2026, 10:00 (Europe/Berlin)"))
    }
}
