import Campaigns
import Simulation
import Testing

@Suite struct LaunchPatternTests {
    private let berlin: ZoneClock

    init() throws {
        berlin = try #require(ZoneClock("Europe/Berlin"))
    }

    private func launches(_ pattern: String, from start: String, days: Int) throws -> [String] {
        let pattern = try #require(LaunchPattern(pattern))
        let start = try #require(Instant(iso8601: start))
        return pattern.instants(from: start, days: days, clock: berlin).map(berlin.notation(of:))
    }

    @Test func everyDayAtATimeBeginsWithTheNextOne() throws {
        #expect(
            try launches("daily@09:00", from: "2026-11-20T08:00:00Z", days: 2) == [
                "2026-11-20T09:00+01:00", "2026-11-21T09:00+01:00",
            ])
        #expect(
            try launches("daily@21:00,9:30", from: "2026-11-20T08:31:00Z", days: 1) == [
                "2026-11-20T21:00+01:00", "2026-11-21T09:30+01:00",
            ])
    }

    @Test func someDaysOfTheWeek() throws {
        #expect(
            try launches("weekly@mo,TH@09:00", from: "2026-11-20T00:00:00Z", days: 8) == [
                "2026-11-23T09:00+01:00", "2026-11-26T09:00+01:00",
            ])
    }

    @Test func theClockChangesButNotTheTimeOfDay() throws {
        #expect(
            try launches("daily@09:00", from: "2026-03-28T00:00:00Z", days: 2) == [
                "2026-03-28T09:00+01:00", "2026-03-29T09:00+02:00",
            ])
        #expect(try launches("daily@02:30", from: "2026-03-29T00:00:00Z", days: 1) == ["2026-03-29T03:30+02:00"])
        #expect(
            try launches("daily@02:30", from: "2026-10-24T22:00:00Z", days: 1) == ["2026-10-25T02:30+02:00"])
    }

    @Test func aFixedDistanceBeginsAtOnce() throws {
        #expect(
            try launches("every@6h", from: "2026-10-24T22:00:00Z", days: 1) == [
                "2026-10-25T00:00+02:00", "2026-10-25T05:00+01:00", "2026-10-25T11:00+01:00",
                "2026-10-25T17:00+01:00", "2026-10-25T23:00+01:00",
            ])
    }

    @Test(arguments: [
        ("2026-11-20T08:00:00Z", 2, "2026-11-22T08:00:00Z"), ("2026-10-24T22:00:00Z", 1, "2026-10-25T23:00:00Z"),
        ("2026-03-28T23:00:00Z", 1, "2026-03-29T22:00:00Z"),
    ])
    func daysEndAsTheClockCountsThem(_ start: String, _ days: Int, _ end: String) throws {
        let start = try #require(Instant(iso8601: start))
        #expect(LaunchPattern.end(of: days, from: start, clock: berlin) == Instant(iso8601: end))
    }

    @Test(arguments: [
        "", "daily", "daily@", "daily@24:00", "daily@9", "daily@09:60", "daily@09:00,", "weekly@09:00",
        "weekly@XX@09:00",
        "weekly@@09:00", "every@0h", "every@6", "every@h", "every@-6h", "every@999999999h", "daily@09:00@x",
        "Daily@09:00",
    ])
    func otherTextIsNoPattern(_ text: String) {
        #expect(LaunchPattern(text) == nil)
    }
}
