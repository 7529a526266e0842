import Campaigns
import Testing

@testable import Newsroom

/// The moment that a page sends.
@Suite struct ServeMomentTests {
    private let berlin = ZoneClock("Europe/Berlin") ?? .utc

    @Test("A moment is the clock’s, or a date and time, by the workspace’s clocks where it has no offset")
    func read() {
        #expect(ServeMoment("clock", by: berlin) == .clock)
        #expect(ServeMoment("2026-11-20T08:00:00Z", by: berlin) == .fixed(Instant(seconds: 1_795_161_600)))
        #expect(ServeMoment(" 2026-11-20T09:00 ", by: berlin) == .fixed(Instant(seconds: 1_795_161_600)))
        #expect(ServeMoment("2026-11-20T09:00+01:00", by: berlin) == .fixed(Instant(seconds: 1_795_161_600)))
    }

    @Test(
        "What is no single moment is none",
        arguments: [
            "", "Clock", "now", "2026-11-20", "2026-13-01T00:00Z", "2026-03-29T02:30", "2026-10-25T02:30",
            "9999-01-01T00:00Z", "9988-12-31T23:00-02:00", "0000-12-31T00:00Z", "0001-01-01T00:00", "<b>", "\u{0}",
        ])
    func refused(text: String) {
        #expect(ServeMoment(text, by: berlin) == nil)
    }
}
