import Campaigns
import Testing

@testable import Dashboard

@Suite("Times in words")
struct TimeTextTests {
    @Test(
        "Instants are written by the workspace's clocks",
        arguments: [
            ("2026-11-21T09:00:00Z", "Sat 21 Nov 2026, 10:00"),
            ("2026-07-01T22:30:05Z", "Thu 2 Jul 2026, 00:30:05"),
            ("2024-02-29T11:00:00Z", "Thu 29 Feb 2024, 12:00"),
            ("1969-12-31T12:00:00Z", "Wed 31 Dec 1969, 13:00"),
            ("2026-10-25T00:30:00Z", "Sun 25 Oct 2026, 02:30 UTC+2"),
            ("2026-10-25T01:30:00Z", "Sun 25 Oct 2026, 02:30 UTC+1"),
        ])
    func writesInstants(instant: String, text: String) throws {
        var time = TimeText(try #require(ZoneClock("Europe/Berlin")))
        let instant = try #require(Instant(iso8601: instant))
        #expect(time.short(instant) == text)
        #expect(time.full(instant) == "\(text) (Europe/Berlin)")
    }

    @Test("A day is read from its notation, and nothing else is")
    func readsDays() {
        #expect(TimeText.date("2026-11-21") == "Sat 21 Nov 2026")
        #expect(TimeText.date("2024-02-29") == "Thu 29 Feb 2024")
        for text in ["2026-02-29", "2026-11-21-sale", "26-11-21", "2026-+1-21", "day 1", ""] {
            #expect(TimeText.date(text) == nil, "\(text)")
        }
    }

    @Test("Open windows say only the bound that they have")
    func writesWindows() {
        var time = TimeText(.utc)
        let start = Instant(seconds: 0)
        #expect(time.full(Window()) == "at any time")
        #expect(time.full(Window(start: start)) == "from Thu 1 Jan 1970, 00:00 (UTC)")
        #expect(time.full(Window(end: start)) == "until Thu 1 Jan 1970, 00:00 (UTC)")
    }
}
