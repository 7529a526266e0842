import Campaigns
import Testing

@testable import Clients

/// What schedules say of feeds that no campaign becomes without an error, and which may be released all the same.
@Suite struct ISmartNewsScheduleTests {
    private func answers(
        to feed: PropertyValue, clientVersion: String, on event: String, _ form: ScheduleForm = .newcomer
    ) throws -> [String] {
        try firstAnswers(to: feed, clientVersion: clientVersion, on: event, form).map { $0.map { "\($0.kind)" } ?? "-" }
    }

    private func firstAnswers(
        to feed: PropertyValue, clientVersion: String = "4.9.6", on event: String, _ form: ScheduleForm = .newcomer
    ) throws -> [ScheduleAnswer?] {
        let client = try ISmartNewsRenderingTrial.workspace(
            settings: "clientVersion: \"\(clientVersion)\"", ["campaigns/a.md": "---\ntitle: A\n---\nText\n"]
        ).client
        let compiled = client.compiled(FeedBody(ISmartNewsDevice.encode(feed)), locale: "en")
        let occasion = try #require(compiled.occasions.firstIndex { $0.name == event })
        let (start, end) = (Instant(seconds: 1_790_000_000), Instant(seconds: 1_790_000_100))
        let timeline = ScheduleTimeline(
            start..<end, windows: Array(repeating: Window(), count: compiled.count), cuts: [])
        return compiled.segments(form, band: 0, timeline: timeline).map { segments in
            segments.flatMap(\.answers).first { $0.occasions.contains(occasion) }
        }
    }

    private func message(_ title: String, _ more: [PropertyValue.Entry] = [.init("cancel", "OK")]) -> PropertyValue {
        .dictionary([.init("title", .string(title)), .init("text", "Text")] + more)
    }

    private func queued(_ title: String, in queue: String, hasButton: Bool = true) -> PropertyValue {
        message(title, (hasButton ? [.init("cancel", "OK")] : []) + [.init("queue", .string(queue))])
    }

    @Test func onePatternOfZerosHangsTheOldVersionForAll() throws {
        let item: PropertyValue = [
            "meta": ["uuid": "i", "urls": ["https://example.com/"], "events": ["level:done": "OFF=0"]]
        ]
        let event: PropertyValue = ["event": ["name": "level:done", "pattern": "ON=1"]]
        let feed = PropertyValue.array([event, item, message("A")])
        #expect(try answers(to: feed, clientVersion: "2.0.1", on: "level:done") == ["blocked", "blocked"])
        // 4.9.6 takes such a pattern for one that is always on.
        #expect(try answers(to: feed, clientVersion: "4.9.6", on: "level:done") == ["shown", "shown"])
        let fine = PropertyValue.array([event, message("A")])
        #expect(try answers(to: fine, clientVersion: "2.0.1", on: "level:done") == ["shown"])
    }

    /// The first of several in a queue comes up, and the app crashes once it is closed.
    @Test func queuesCrashTheNewVersion() throws {
        let event = "app:activate"
        func told(_ messages: PropertyValue...) throws -> [String] {
            try answers(to: .array(messages), clientVersion: "4.9.6", on: event)
        }
        #expect(try told(queued("A", in: "q")) == ["blocked"])
        #expect(try told(queued("A", in: "q"), queued("B", in: "q")) == ["shown", "blocked"])
        #expect(try told(queued("A", in: "q"), queued("B", in: "r")) == ["blocked", "blocked"])
        #expect(try told(queued("A", in: "q", hasButton: false), queued("B", in: "q")) == ["blocked", "blocked"])
        #expect(try told(message("A"), queued("B", in: "q")) == ["shown", "blocked"])
        // It does not wait for the gate: once it comes up, the app crashes.
        #expect(try told(["gate": 1], message("A"), queued("B", in: "q")) == ["shown", "blocked"])
    }

    /// What is said behind a message stands in a sentence with it: “its” would be that of either.
    @Test func reasonsHoldForThoseBehindToo() throws {
        func reasons(_ elements: PropertyValue...) throws -> [String] {
            try firstAnswers(to: .array(elements), on: "app:activate").map { $0?.reason?.sentence.text ?? "-" }
        }
        let crash = "a queue crashes the app"
        #expect(try reasons(queued("A", in: "q"), queued("B", in: "r")) == [crash, crash])
        let stuck = "an alert without a button never comes up, and so is never closed"
        #expect(try reasons(message("A", []), message("B")) == [stuck, stuck])
        let broken: PropertyValue = ["meta": ["uuid": "i", "urls": "https://example.com/"]]
        let list = "`urls` is not a list, which crashes the app"
        #expect(try reasons(broken, message("B")) == [list, list])
    }

    /// Where there is no Cancel, users who dismiss a message press OK, which ends one that is only repeated.
    @Test func aDismissalPressesTheButtonThatThereIs() throws {
        let event = "app:activate"
        func told(_ buttons: [PropertyValue.Entry]) throws -> [String] {
            let feed = PropertyValue.array([["gate": 1], message("A", buttons + [.init("repeat", true)]), message("B")])
            return try answers(to: feed, clientVersion: "4.9.6", on: event, .regular)
        }
        let link: [PropertyValue.Entry] = [.init("ok", "Go"), .init("link", "https://example.com/")]
        #expect(try told(link) == ["shown", "shown"])
        #expect(try told(link + [.init("cancel", "No")]) == ["shown", "waiting"])
    }

    /// What no dismissal ends blocks others only where it is due at each launch and no answer ends it.
    @Test func whatSomeUsersGetPastBlocksNothing() throws {
        func told(_ first: PropertyValue.Entry...) throws -> [String] {
            let feed = PropertyValue.array([["gate": 1], message("A", [.init("cancel", "No")] + first), message("B")])
            return try answers(to: feed, clientVersion: "4.9.6", on: "app:didfinishlaunching", .regular)
        }
        let always = PropertyValue.Entry("always", true)
        #expect(try told(always) == ["shown", "blocked"])
        #expect(try told(.init("repeat", true)) == ["shown", "blocked"])
        let link = PropertyValue.Entry("link", "https://example.com/")
        #expect(try told(.init("repeat", true), .init("ok", "OK"), link) == ["shown", "waiting"])
        #expect(try told(always, .init("counter", 1)) == ["shown", "blocked"])
        #expect(try told(always, .init("counter", 2)) == ["shown", "waiting"])
        #expect(try told(always, .init("firstshowinterval", 0)) == ["shown", "blocked"])
        #expect(try told(always, .init("firstshowinterval", 1)) == ["shown", "waiting"])
    }

    /// What is behind may be due as late, and something behind what is answered may stay for ever.
    @Test func whatNobodyGetsPastInTheEndBlocks() throws {
        func told(_ messages: PropertyValue...) throws -> [String] {
            let feed = PropertyValue.array([["gate": 1]] + messages)
            return try answers(to: feed, clientVersion: "4.9.6", on: "app:didfinishlaunching", .regular)
        }
        let cancel = PropertyValue.Entry("cancel", "No")
        let always = [cancel, .init("always", true)]
        func late(_ key: String, _ number: Int64) -> PropertyValue.Entry { .init(key, .integer(number)) }
        for (key, numbers) in [("counter", [3, 2]), ("firstshowinterval", [5, 4])] {
            let first = message("A", always + [late(key, Int64(numbers[0]))])
            #expect(
                try told(first, message("B", [cancel, late(key, Int64(numbers[0]))])) == ["shown", "blocked"], "\(key)")
            #expect(
                try told(first, message("B", [cancel, late(key, Int64(numbers[1]))])) == ["shown", "waiting"], "\(key)")
        }
        let answered = message(
            "A", [cancel, .init("ok", "OK"), .init("link", "https://example.com/"), .init("repeat", true)])
        #expect(
            try told(answered, message("B", always), message("C", [cancel])) == ["shown", "waiting", "blocked"])
    }

    /// What a gate keeps back waits for all that are shown in its place, and for none that a dismissal does not end.
    @Test func aGateNamesThoseThatAreShown() throws {
        let stays: [PropertyValue.Entry] = [.init("cancel", "OK"), .init("always", true)]
        let feed = PropertyValue.array(
            [["gate": 2], message("A"), message("B", stays), message("C"), message("D", stays), message("E")])
        var trial = try DeviceTrial<ISmartNewsDevice>(["postLaunchEvent": true])
        let launches = try (0..<4).map { _ in
            try trial.step(["do": "launch"], feed: feed)["shown"]?.array?.map { $0["title"]?.string }
        }
        #expect(launches == [["A", "B"], ["B", "C"], ["B", "D"], ["B", "D"]])

        let newcomer = try firstAnswers(to: feed, on: "app:didfinishlaunching")
        #expect(newcomer.map { $0?.kind } == [.shown, .shown, .waiting, .waiting, .blocked])
        #expect(newcomer.map { $0?.others } == [[], [], [0, 1], [0, 1], [1, 3]])
        let regular = try firstAnswers(to: feed, on: "app:didfinishlaunching", .regular)
        #expect(regular.map { $0?.kind } == [.shown, .shown, .shown, .shown, .blocked])
        #expect(regular.map { $0?.others } == [[], [], [], [], [1, 3]])
        #expect(regular[4]?.reason?.id == "gate")
    }

    /// A phone downloads whenever the app comes back, also where it was launched without a network.
    @Test func whatCouldNotBeDownloadedAtLaunchIsLater() throws {
        var trial = try DeviceTrial<ISmartNewsDevice>(["postLaunchEvent": true])
        let feed = PropertyValue.array([message("A")])
        #expect(try trial.step(["do": "launch", "offline": true], feed: feed)["shown"] == [])
        #expect(try trial.step(["do": "background"], feed: feed)["shown"] == [])
        let shown = try trial.step(["do": "foreground"], feed: feed)["shown"]
        #expect(shown?.array?.map { $0["title"] } == ["A"], "\(String(describing: shown))")
    }
}
