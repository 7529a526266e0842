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

    @Test("What the clocks describe is what is written")
    func readsDescriptions() throws {
        let clock = try #require(ZoneClock("America/New_York"))
        let instant = Instant(seconds: 1_795_215_605)
        let times = PageTimes(clock)
        #expect(times.told(clock.description(of: instant)) == "\(times.text(instant)) (America/New_York)")
    }

    @Test(
        "A simulated phone's reason has its time written so",
        arguments: [
            ("from 2026-11-21 10:00 on", "from Sat 21 Nov 2026, 10:00 on"),
            ("over since 2026-11-21 10:00", "over since Sat 21 Nov 2026, 10:00"),
            ("not before 2026-11-21T09:00:00Z", "not before Sat 21 Nov 2026, 10:00"),
            ("from launch 3 on; this is number 1", "from launch 3 on; this is number 1"),
            ("before 2026-11-21T09:00:00Z does not hold", "before 2026-11-21T09:00:00Z does not hold"),
        ])
    func tellsReasons(reason: String, told: String) {
        #expect(times.toldByPhone(reason) == told)
    }

    @Test("A finding that counts days has them written so, but for names behind its first colon")
    func tellsDays() {
        let finding = Diagnostic(
            Rule.changeable("too-many-messages", .warning), at: SourcePosition(file: "a.md"),
            "somebody meets 9 messages from 2026-11-21 to 2026-11-27: 2026-11-20-sale, 2026-11-22")
        #expect(
            times.told(in: finding)
                == "somebody meets 9 messages from Sat 21 Nov 2026 to Fri 27 Nov 2026: 2026-11-20-sale, 2026-11-22")
    }
}
