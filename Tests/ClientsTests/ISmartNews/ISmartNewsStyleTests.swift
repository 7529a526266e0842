import Campaigns
import Testing

@testable import Clients

/// What 4.9.6 makes of `style`.
@Suite struct ISmartNewsStyleTests {
    /// The library keeps the style of an item as one text, in which only some things survive.
    @Test(
        arguments: [
            ("show_loading_blur:dark", true), (" Show_Loading_blur:dark | x:y ", true),
            ("blur:dark_show_loading", true),
            ("show_loading", false), ("show_loading_blur:dark|show_loading", false), ("loading_blur:dark", false),
            (["show_loading": ["blur": "dark"]], true), (["Show_Loading": ["blur": "dark"]], true),
            (["show_loading": [:]], false), (["show_loading": "dark"], false), (["show_loading": true], false),
            (["show_loading": ["blur": 1]], false), (["show_loading": ["blur": "a_b"]], false),
            (["show_loading": ["blur": "dark"], "x": "y"], true),
            (["show_loading": ["blur": "dark"], "x_y": "z"], false),
            (["show_loading": ["blur": "dark"], "x": 1], false), (["show_loading": ["x": ["y": "z"]]], false),
            (1, false), (nil, false),
        ] as [(PropertyValue?, Bool)])
    func anItemShowsASignWithAnOption(_ style: PropertyValue?, isShown: Bool) {
        #expect(ISmartNewsStyle.waits(item: style) == isShown)
    }

    /// A plain page goes by its style as it is, and crashes where the library looks for texts.
    @Test(
        arguments: [
            (["show_loading": ["blur": "dark"]], false), (["show_loading": [:]], false), (["other": 1], false),
            (["show_loading": true], true), (["show_loading": "dark"], true), (["show_loading": []], true),
            (["Show_Loading": ["Blur": 1]], true), (["show_loading": ["other": 1]], false), ("show_loading", false),
        ] as [(PropertyValue, Bool)])
    func anOddStyleCrashesAPlainPage(_ style: PropertyValue, crashes: Bool) throws {
        for (version, type) in [("4.9.6", "web"), ("2.0.1", "web"), ("4.9.6", "alert")] {
            var trial = try DeviceTrial<ISmartNewsDevice>(clientVersion: version)
            let feed: PropertyValue = [
                ["text": "https://e.com", "type": .string(type), "style": style, "cancel": "No"],
                ["title": "next", "cancel": "No"],
            ]
            _ = try trial.step(["do": "launch"], feed: feed)
            let report = try trial.step(["event": "app:activate"], feed: feed)
            let isCrash = crashes && version == "4.9.6" && type == "web"
            #expect((report["crash"] == true) == isCrash)
            #expect(report["shown"]?.array?.count == (isCrash ? 0 : 2))
        }
    }

    @Test func schedulesSayThatItCrashes() throws {
        let client = try ISmartNewsRenderingTrial.workspace(["campaigns/a.md": "---\ntitle: A\n---\nText\n"]).client
        let feed: PropertyValue = [
            ["title": "first", "cancel": "No"],
            ["text": "https://e.com", "type": "web", "style": ["show_loading": true]],
            ["title": "next", "cancel": "No"],
        ]
        let compiled = client.compiled(FeedBody(ISmartNewsDevice.encode(feed)), locale: "en")
        let start = Instant(seconds: 1_790_000_000)
        let timeline = ScheduleTimeline(
            start..<start.advanced(seconds: 1), windows: Array(repeating: Window(), count: 3), cuts: [])
        let answers = compiled.segments(.newcomer, band: 0, timeline: timeline).map { $0.flatMap(\.answers).first }
        #expect(answers.map { $0?.kind } == [.shown, .blocked, .blocked])
        #expect(answers[1]?.reason?.id == "crash")
    }
}
