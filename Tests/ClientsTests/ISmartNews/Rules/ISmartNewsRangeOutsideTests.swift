import Campaigns
import Testing

@testable import Clients

@Suite("A range outside its campaign") struct ISmartNewsRangeOutsideTests {
    /// From Tuesday to Thursday.
    private static let window = "start: 2026-12-01T09:00\nend: 2026-12-03T09:00\n"

    private func places(_ range: String, window: String = window) throws -> [String] {
        try RuleTrial<ISmartNewsClient>().findings(
            of: .ismartnewsRangeOutside, front: window + "ismartnews: {form: page, dates: [{\(range)}]}"
        ).map(\.place)
    }

    @Test(
        "is found",
        arguments: [
            "start: 2026-12-03T09:00, end: 2026-12-05T09:00", "start: 2026-11-03T09:00, end: 2026-12-01T09:00",
            "start: SA(09:00), end: SU(21:00)", "start: 10(09:00), end: 20(09:00)", "templates: weekend",
            "templates: each_day_of_weekend, start: (09:00), end: (12:00)",
        ])
    func isFound(range: String) throws {
        #expect(try places(range) == ["campaigns/2026-12-01-news.md:5:34"])
    }

    @Test(
        "is none where some phone meets it",
        arguments: [
            "start: 2026-12-03T08:59, end: 2026-12-05T09:00", "start: TU(09:00), end: TU(21:00)",
            "start: MO(21:00), end: MO(22:00)", "start: 1(00:00), end: 2(09:00)", "templates: weekdays",
            "templates: weekend|each_day",
        ])
    func isNone(range: String) throws {
        #expect(try places(range) == [])
    }

    @Test("is none where the campaign is long, or open at one end")
    func open() throws {
        let saturday = "start: SA(09:00), end: SU(21:00)"
        #expect(try places(saturday, window: "start: 2026-12-01T09:00\nend: 2026-12-08T09:00\n") == [])
        #expect(try places(saturday, window: "end: 2026-12-03T09:00\n") == [])
        #expect(try places(saturday, window: "locales: [en]\n") == [])
        let last = "start: 31(00:00), end: 31(12:00)"
        #expect(try places(last, window: "start: 2027-02-01T09:00\nend: 2027-03-02T09:00\n").count == 1)
        #expect(try places(last, window: "start: 2027-02-01T09:00\nend: 2027-03-31T09:00\n") == [])
    }
}
