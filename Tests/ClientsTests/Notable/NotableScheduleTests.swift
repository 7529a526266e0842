import Campaigns
import Testing

@testable import Clients

/// What schedules say of control files that crash the app, beside messages that are fine.
@Suite struct NotableScheduleTests {
    private func answers(to feed: PropertyValue, _ form: ScheduleForm) throws -> [String] {
        let client = try RenderedWorkspace(
            NotableClient.self,
            [
                "newsadmin.yml": """
                name: Acme
                sourceLocale: en
                baseURL: https://news.example.com/feeds/
                clients: {notable: {}}
                """
            ]
        ).client
        let compiled = client.compiled(FeedBody(NotableDevice.encode(feed)), locale: "en")
        let (start, end) = (Instant(seconds: 1_790_000_000), Instant(seconds: 1_790_000_100))
        let timeline = ScheduleTimeline(
            start..<end, windows: Array(repeating: Window(), count: compiled.count), cuts: [])
        return compiled.segments(form, band: 0, timeline: timeline).map { segments in
            segments.first?.answers.first.map { "\($0.kind)" } ?? "-"
        }
    }

    private func message(_ file: PropertyValue = "https://e.com/a.html", all: PropertyValue = [:]) -> PropertyValue {
        ["entry": "v", "views": ["v": ["file": file]], "conditions": ["all": all]]
    }

    /// It is noted as displayed before the app crashes, so that its turn comes once.
    @Test func aFileThatIsNoTextCrashesOnceAndThenBlocksNobody() throws {
        let feed: PropertyValue = ["a": message(), "b": message(5, all: ["neverDisplayed": true])]
        #expect(try answers(to: feed, .newcomer) == ["tied", "blocked"])
        #expect(try answers(to: feed, .regular) == ["shown", "blocked"])
    }

    @Test func whatCrashesAgainAndAgainMayComeInsteadOfOthers() throws {
        let feed: PropertyValue = ["a": message(all: ["neverDisplayed": true]), "b": message(5)]
        #expect(try answers(to: feed, .newcomer) == ["tied", "blocked"])
        #expect(try answers(to: feed, .regular) == ["tied", "blocked"])
    }

    /// What is never displayed has no condition that is reached after a display.
    @Test func aWrongVersionBehindWhatNeverHoldsCrashesNobody() throws {
        let feed: PropertyValue = [
            "a": message(), "b": message(all: ["neverDisplayed": false, "iOSVersionLessThan": 9]),
        ]
        for form in ScheduleForm.allCases { #expect(try answers(to: feed, form) == ["shown", "excluded"]) }
        let reached: PropertyValue = ["a": message(), "b": message(all: ["iOSVersionLessThan": 9])]
        for form in ScheduleForm.allCases { #expect(try answers(to: reached, form) == ["blocked", "blocked"]) }
    }

    private func pausing(_ launches: Int64) -> PropertyValue {
        [
            "entry": "v", "views": ["v": ["file": "https://e.com/a.html"]],
            "conditions": ["any": ["neverDisplayed": true, "lastDisplayMinimumLaunches": .integer(launches)]],
        ]
    }

    /// Two that come at every second launch fill all of them, and one leaves every second one free.
    @Test(arguments: [([1], "shown"), ([1, 1], "tied"), ([1, 2], "shown"), ([1, 2, 2], "tied"), ([70], "shown")])
    func whatPausesTogetherFillsEveryLaunch(pauses: [Int64], answer: String) throws {
        let others = pauses.enumerated().map { PropertyValue.Entry("n\($0)", pausing($1)) }
        let feed = PropertyValue.dictionary([.init("a", message(all: ["neverDisplayed": true]))] + others)
        #expect(try answers(to: feed, .regular)[0] == answer)
    }
}
