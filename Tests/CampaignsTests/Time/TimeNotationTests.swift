import Campaigns
import Testing

@Suite struct TimeNotationTests {
    @Test(arguments: [
        ("2026-11-20T09:00Z", "2026-11-20T09:00:00Z"), ("2026-11-20t09:00z", "2026-11-20T09:00:00Z"),
        ("2026-11-20 09:00:30Z", "2026-11-20T09:00:30Z"), ("2026-11-20T09:00+01:00", "2026-11-20T08:00:00Z"),
        ("2026-11-20T09:00-0330", "2026-11-20T12:30:00Z"), ("2026-11-20T09:00+05", "2026-11-20T04:00:00Z"),
        ("2026-01-01T00:00+14:00", "2025-12-31T10:00:00Z"), ("2026-11-20T09:00:00.25Z", "2026-11-20T09:00:00.250Z"),
        ("2026-11-20T09:00:00.1239Z", "2026-11-20T09:00:00.123Z"),
    ])
    func aTimeWithAnOffsetIsAMoment(_ text: String, _ expected: String) throws {
        guard case .instant(let instant)? = TimeNotation(text) else {
            Issue.record("\(text) was not read as a moment")
            return
        }
        #expect(instant.iso8601 == expected)
    }

    @Test(arguments: [
        ("2026-11-20T09:00", CivilTime(year: 2026, month: 11, day: 20, hour: 9)),
        ("2026-11-20 23:59:59", CivilTime(year: 2026, month: 11, day: 20, hour: 23, minute: 59, second: 59)),
        ("2024-02-29T00:00", CivilTime(year: 2024, month: 2, day: 29)),
    ])
    func aTimeWithoutAnOffsetIsOfTheWorkspacesZone(_ text: String, _ expected: CivilTime) {
        #expect(TimeNotation(text) == .civil(expected))
    }

    @Test(arguments: [
        "", "now", "2026-11-20", "2026-11-20T", "2026-11-20T09", "2026-11-20T9:00", "26-11-20T09:00",
        "2026-11-31T09:00",
        "2026-02-29T09:00", "2026-13-01T00:00", "2026-11-20T24:00", "2026-11-20T09:60", "2026-11-20T09:00:60Z",
        "2026-11-20T09:00 Z", "2026-11-20T09:00+24:00", "2026-11-20T09:00+01:60", "2026-11-20T09:00+1",
        "2026-11-20T09:00+01:", "2026-11-20T09:00Z ", " 2026-11-20T09:00", "2026-11-20T09:00:00.5", "2026/11/20T09:00",
        "20261120T0900Z", "2026-11-20T09:00:00.Z", "２０２６-11-20T09:00", "2026-11-20T09:00Europe/Berlin",
        "2026-11-20T09:00+0١:00", "2026-11-20_09:00", "0000-01-01T00:00+00:01", "9999-12-31T23:59-00:01",
    ])
    func whatIsNoDateAndTimeIsRefused(_ text: String) {
        #expect(TimeNotation(text) == nil)
    }
}
