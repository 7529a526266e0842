import Campaigns
import Testing

@testable import Clients

/// The workspace's clocks are ahead of UTC.
@Suite("A date by local clocks of a year that devices do not read") struct ISmartNewsLocalYearsTests {
    private func places(_ front: String) throws -> [String] {
        try RuleTrial<ISmartNewsClient>().findings(of: .badDate, front: front).map(\.place)
    }

    @Test(
        "is found",
        arguments: [
            ("end: 9999-12-31T23:30Z\nismartnews: {useLocalTime: true}", 6),
            ("ismartnews: {useLocalTime: true, dates: [{start: 2026-12-01T09:00, end: 9999-12-31T23:30Z}]}", 42),
        ])
    func isFound(front: String, column: Int) throws {
        #expect(try places(front) == ["campaigns/2026-12-01-news.md:3:\(column)"])
    }

    @Test(
        "is none where the year is one that they read",
        arguments: [
            "end: 9999-12-31T23:30Z\nismartnews: {form: page}",
            "end: 9999-12-31T22:30Z\nismartnews: {useLocalTime: true}",
            "ismartnews: {useLocalTime: true, dates: [{start: MO(09:00), end: FR(18:00)}]}",
        ])
    func isNone(front: String) throws {
        #expect(try places(front) == [])
    }
}
