import Campaigns
import Testing

@testable import Dashboard

@Suite("Times in other modules' sentences")
struct PageTimesTests {
    private let times = PageTimes(ZoneClock("Europe/Berlin") ?? .utc)

    @Test(
        "A time with the workspace's zone is written as pages write times, and everything else stays as it is",
        arguments: [
            ("ended 2026-11-02 06:00 Europe/Berlin", "ended Mon 2 Nov 2026, 06:00 (Europe/Berlin)"),
            (
                "from 2026-11-21 10:00 Europe/Berlin until 2026-11-21 10:00:05 Europe/Berlin: “übrig”",
                "from Sat 21 Nov 2026, 10:00 (Europe/Berlin) until Sat 21 Nov 2026, 10:00:05 (Europe/Berlin): “übrig”"
            ),
            ("behind 2026-11-20-sale", "behind 2026-11-20-sale"),
            ("write 2026-11-20T09:00 or 2026-11-20 09:00", "write 2026-11-20T09:00 or 2026-11-20 09:00"),
            ("2026-02-30 10:00 Europe/Berlin", "2026-02-30 10:00 Europe/Berlin"),
            ("10:00 Europe/Berlin", "10:00 Europe/Berlin"), ("", ""),
        ])
    func tellsTimes(sentence: String, told: String) {
        #expect(times.told(sentence) == told)
    }

    @Test(
        "What is quoted stays as it is, whatever quotation marks it holds; times before and behind it are told",
        arguments: [
            (
                "until 2026-11-21 10:00 Europe/Berlin “To 2026-11-22 10:00 Europe/Berlin” to 2026-11-23 10:00 Europe/Berlin",
                "until Sat 21 Nov 2026, 10:00 (Europe/Berlin) “To 2026-11-22 10:00 Europe/Berlin” "
                    + "to Mon 23 Nov 2026, 10:00 (Europe/Berlin)"
            ),
            (
                "“A “2026-11-21 10:00 Europe/Berlin” B” ends 2026-11-22 10:00 Europe/Berlin",
                "“A “2026-11-21 10:00 Europe/Berlin” B” ends Sun 22 Nov 2026, 10:00 (Europe/Berlin)"
            ),
            ("“A” 2026-11-21 10:00 Europe/Berlin “B”", "“A” 2026-11-21 10:00 Europe/Berlin “B”"),
            ("“A 2026-11-21 10:00 Europe/Berlin", "“A 2026-11-21 10:00 Europe/Berlin"),
            ("”“2026-11-21 10:00 Europe/Berlin", "”“2026-11-21 10:00 Europe/Berlin"),
        ])
    func leavesQuotations(sentence: String, told: String) {
        #expect(times.told(sentence) == told)
    }

    @Test("Of findings, times are told where their rule writes some, and what others say stays as it is")
    func tellsFindings() {
        func finding(_ rule: Rule) -> Diagnostic {
            Diagnostic(
                rule, at: SourcePosition(file: "a.md"), "ends 2026-11-21 10:00 Europe/Berlin",
                suggestion: "write title: To 2026-11-21 10:00 Europe/Berlin")
        }
        let (ending, unread) = (finding(.expiringSoon), finding(.notYAML))
        #expect(times.message(of: ending) == "ends Sat 21 Nov 2026, 10:00 (Europe/Berlin)")
        #expect(times.suggestion(of: ending) == "write title: To Sat 21 Nov 2026, 10:00 (Europe/Berlin)")
        #expect(times.message(of: unread) == unread.message)
        #expect(times.suggestion(of: unread) == unread.suggestion)
    }

    @Test("What the clocks describe is what is written")
    func readsDescriptions() throws {
        let clock = try #require(ZoneClock("America/New_York"))
        let instant = Instant(seconds: 1_795_215_605)
        let times = PageTimes(clock)
        #expect(times.told(clock.description(of: instant)) == "\(times.text(instant)) (America/New_York)")
    }
}
