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
}
