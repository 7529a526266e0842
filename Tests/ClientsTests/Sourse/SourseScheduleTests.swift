import Campaigns
import Testing

@testable import Clients

@Suite struct SourseScheduleTests {
    /// Nobody knows when the SDK shows a smart message, and the schedule says so. A comparison sends both kinds.
    @Test(arguments: [
        ([true], "at a moment that the SDK picks"),
        ([false], nil),
        ([false, true], "at once on phones with the compared topic, on others at a moment that the SDK picks"),
    ])
    func theScheduleTellsWhosePickTheMomentIs(areSmart: [Bool], reason: String?) throws {
        let client = try RenderedWorkspace(SourseClient.self, SourseRenderingTests.files("")).client
        let messages = areSmart.map { SoursePayload(title: "T", message: "M", isSmart: $0) }
        let push = PropertyValue.array(messages.map { ["topic": "news-fr", "data": $0.data] })
        let compiled = client.compiled(FeedBody(SourseDevice.encode(["sale": push])), locale: "fr")
        let (start, end) = (Instant(seconds: 0), Instant(seconds: 10))
        let timeline = ScheduleTimeline(start..<end, windows: [Window()], cuts: [])
        let answers = compiled.segments(.newcomer, band: 0, timeline: timeline).joined().flatMap(\.answers)
        #expect(answers.map(\.kind) == [.shown])
        #expect(answers.first?.reason?.sentence.text == reason)
    }
}
