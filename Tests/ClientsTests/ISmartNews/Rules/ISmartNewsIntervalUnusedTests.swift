import Campaigns
import Testing

@testable import Clients

@Suite("A pause as long as its campaign") struct ISmartNewsIntervalUnusedTests {
    private func places(_ interval: String, end: String = "2026-12-04T09:00") throws -> [String] {
        try RuleTrial<ISmartNewsClient>().findings(
            of: .ismartnewsIntervalUnused,
            front: "start: 2026-12-01T09:00\nend: \(end)\nismartnews: {minShowInterval: \(interval)}"
        ).map(\.place)
    }

    @Test("is found", arguments: ["week", "259200", "9000000000000000000"])
    func isFound(interval: String) throws {
        #expect(try places(interval) == ["campaigns/2026-12-01-news.md:5:31"])
    }

    @Test("is none where it may end in time", arguments: ["hour", "day", "259199", "0"])
    func isNone(interval: String) throws {
        #expect(try places(interval) == [])
    }

    @Test("of a week is six days on phones, which count by the calendar")
    func countsDays() throws {
        #expect(try places("week", end: "2026-12-07T09:00").count == 1)
        #expect(try places("week", end: "2026-12-07T09:01").isEmpty)
        let open = try RuleTrial<ISmartNewsClient>().findings(
            of: .ismartnewsIntervalUnused, front: "start: 2026-12-01T09:00\nismartnews: {minShowInterval: week}")
        #expect(open.isEmpty)
    }
}
