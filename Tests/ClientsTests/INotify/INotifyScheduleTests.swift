import Campaigns
import Testing

@testable import Clients

/// What schedules say of messages around one that nobody gets past, and what a device does with them.
@Suite struct INotifyScheduleTests {
    private func answers(to feed: PropertyValue, _ form: ScheduleForm) throws -> [ScheduleAnswer?] {
        let client = try RenderedWorkspace(
            INotifyClient.self, ["newsadmin.yml": INotifyRenderingTrial.configuration("")]
        ).client
        let compiled = client.compiled(FeedBody(INotifyDevice.encode(feed)), locale: "en")
        let (start, end) = (Instant(seconds: 1_790_000_000), Instant(seconds: 1_790_000_100))
        let timeline = ScheduleTimeline(
            start..<end, windows: Array(repeating: Window(), count: compiled.count), cuts: [])
        return compiled.segments(form, band: 0, timeline: timeline).map { $0.first?.answers.first }
    }

    /// The newest comes first: `d` and `c` are shown, nothing from `b` on is, however often the app is opened.
    @Test func whatIsBehindAWallInTheMiddleNeverComes() throws {
        let feed: PropertyValue = ["a": [:], "b": ["ActionURL": "closed:b"], "c": [:], "d": [:]]
        var trial = try DeviceTrial<INotifyDevice>([
            "showOnFirstLaunch": true, "checkPeriod": 0, "unopenableSchemes": ["closed"],
        ])
        let shown = try (0..<6).map { _ in try trial.step(["respond": "ok"], feed: feed)["shown"]?.string }
        #expect(shown == ["d", "c", nil, nil, nil, nil])

        let newcomer = try answers(to: feed, .newcomer)
        #expect(newcomer.map { $0?.kind } == [.blocked, .blocked, .waiting, .shown])
        #expect(newcomer.map { $0?.others } == [[1], [], [3], []])
        let regular = try answers(to: feed, .regular)
        #expect(regular.map { $0?.kind } == [.blocked, .blocked, .shown, .shown])
        #expect(regular.map { $0?.others } == [[1], [], [], []])
        #expect(newcomer[0]?.reason == regular[0]?.reason)
    }
}
