import Campaigns
import Testing

@testable import Newsroom

/// `too-many-messages`.
struct TooManyMessagesTests {
    private func days(_ count: Int) -> [String: [String]] {
        Dictionary(
            uniqueKeysWithValues: (0..<count).map { number in
                let day = number < 9 ? "0\(number + 1)" : "\(number + 1)"
                return ("2026-12-\(day)-n", ["start: 2026-12-\(day)T00:00", "end: 2026-12-\(day)T23:00"])
            })
    }

    @Test func `A message a day is as many as there may be`() throws {
        #expect(try ScheduleTrial(days(14)).findings("too-many-messages") == [])
    }

    @Test func `One more in seven days is found at the campaign that is too many`() throws {
        var campaigns = days(7)
        campaigns["extra"] = ["clients: [sourse]", "start: 2026-12-05T00:00", "end: 2026-12-05T23:00"]
        for day in campaigns.keys where day != "extra" { campaigns[day]?.append("clients: [inotify]") }
        let found = try ScheduleTrial(campaigns, clients: "{inotify: {}, sourse: {topic: news}}")
            .findings("too-many-messages")
        let finding = try #require(found.first)
        #expect(found.count == 1)
        #expect(finding.hasPrefix("campaigns/2026-12-07-n.md:2:8: warning: somebody who opens the app every day meets"))
        #expect(
            finding.contains(" 8 messages from 2026-12-01 to 2026-12-07: 2026-12-01-n, 2026-12-02-n, 2026-12-03-n, "))
        #expect(finding.contains("keep it within 7 in seven days"))
    }

    @Test(
        arguments: [
            ([], []), ([0, 0, 0], [0]), ([0, 0, 0, 6, 6], [0]), ([0, 0, 0, 8, 8, 8, 8], [2]),
            ([0, 0, 0, 9, 20, 20, 20, 20], [14, 0]), ([27, 27, 27], [21]), ([0, 7, 14], []),
        ] as [([Int], [Int])])
    func `Weeks that overlap are told once, the worst first`(meetings: [Int], weeks: [Int]) {
        #expect(TooManyMessages.weeks(of: meetings, days: 28, limit: 2) == weeks)
    }

    @Test func `Days are those of the clocks, also when these change`() throws {
        let clock = try #require(ZoneClock("Europe/Berlin"))
        let days = clock.midnights(from: clock.midnight(before: Instant(iso8601: "2026-10-24T10:00:00Z")!), days: 3)
        #expect(
            days.map(\.iso8601) == [
                "2026-10-23T22:00:00Z", "2026-10-24T22:00:00Z", "2026-10-25T23:00:00Z", "2026-10-26T23:00:00Z",
            ])
    }

    @Test(
        arguments: [
            ("Africa/Cairo", "2026-04-23", ["2026-04-22T22:00:00Z", "2026-04-23T22:00:00Z", "2026-04-24T21:00:00Z"]),
            ("America/Havana", "2026-03-07", ["2026-03-07T05:00:00Z", "2026-03-08T05:00:00Z", "2026-03-09T04:00:00Z"]),
        ] as [(String, String, [String])])
    func `A day without a midnight begins with its first hour`(
        zone: String, date: String, expected: [String]
    ) throws {
        let clock = try #require(ZoneClock(zone))
        let noon = try #require(Instant(iso8601: "\(date)T12:00:00Z"))
        let midnights = clock.midnights(from: clock.midnight(before: noon), days: 2)
        #expect(midnights.map(\.iso8601) == expected)
        // Asked at an hour of the day itself, it is the same, and a day of its own.
        #expect(clock.midnight(before: midnights[1].advanced(seconds: 3600)) == midnights[1])
        #expect(Set(midnights.map(clock.date)).count == 3)
    }
}
