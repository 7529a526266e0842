import Campaigns
import Testing

@testable import Clients

@Suite("Campaigns that are up for less than iNotify's pause") struct INotifyShortWindowTests {
    private func findings(_ front: String, settings: String = "{}") throws -> [Diagnostic] {
        try RuleTrial<INotifyClient>(settings: settings).findings(of: .inotifyShortWindow, front: front)
    }

    @Test("are found at their end")
    func areFound() throws {
        let findings = try findings("start: 2026-12-01T09:00\nend: 2026-12-01T20:30")
        #expect(findings.map(\.place) == ["campaigns/2026-12-01-news.md:4:6"])
        #expect(
            findings.map(\.message) == [
                "this is up for 11.5 hours, and a phone looks for news only once in 12 hours"
            ])
    }

    @Test("tell one hour in the singular")
    func tellOneHour() throws {
        let findings = try findings("start: 2026-12-01T09:00\nend: 2026-12-01T10:00")
        #expect(findings.map(\.message) == ["this is up for 1 hour, and a phone looks for news only once in 12 hours"])
    }

    @Test(
        "are those below the app's own pause",
        arguments: [("{checkPeriod: 0.4}", 0), ("{checkPeriod: 2}", 1), ("{checkPeriod: 0}", 0)])
    func followSettings(settings: String, count: Int) throws {
        #expect(try findings("start: 2026-12-01T09:00\nend: 2026-12-01T20:00", settings: settings).count == count)
    }

    @Test(
        "are not those with time enough",
        arguments: [
            "start: 2026-12-01T09:00\nend: 2026-12-01T21:00", "start: 2026-12-01T09:00", "end: 2026-12-01T09:00",
        ])
    func enough(front: String) throws {
        #expect(try findings(front).isEmpty)
    }
}
