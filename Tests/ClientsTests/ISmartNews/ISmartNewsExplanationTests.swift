import Campaigns
import Testing

@testable import Clients

@Suite struct ISmartNewsExplanationTests {
    private static let past = PropertyValue.date(Instant(seconds: 1_700_000_000))
    private static let future = PropertyValue.date(Instant(seconds: 1_900_000_000))

    private func item(_ uuid: String, _ fields: PropertyValue = [:]) -> PropertyValue {
        [
            "meta": .dictionary(
                [.init("uuid", .string(uuid)), .init("urls", ["https://e.com"])] + (fields.dictionary ?? []))
        ]
    }

    private func explained(_ feed: PropertyValue, launch: PropertyValue = [:]) throws -> [String]? {
        var trial = try DeviceTrial<ISmartNewsDevice>(["postLaunchEvent": true], explains: true)
        return try trial.step(.dictionary([.init("do", "launch")] + (launch.dictionary ?? [])), feed: feed).explanations
    }

    @Test(
        arguments: [
            (["start": future], "before-start"), (["end": past], "after-end"), (["counter": 2], "counter"),
            (["firstshowinterval": 1], "first-show-interval"),
        ] as [(PropertyValue, String)])
    func aMessageHasItsReason(_ fields: PropertyValue, _ reason: String) throws {
        let message = PropertyValue.dictionary(
            [.init("title", "T"), .init("cancel", "C")] + (fields.dictionary ?? []))
        #expect(try explained([message]) == ["T: \(reason)"])
    }

    @Test func anAnsweredMessageWasAnswered() throws {
        var trial = try DeviceTrial<ISmartNewsDevice>(["postLaunchEvent": true], explains: true)
        let feed: PropertyValue = [["title": "T", "cancel": "C"]]
        #expect(try trial.step(["do": "launch"], feed: feed).explanations == [])
        #expect(try trial.step(["do": "launch"], feed: feed).explanations == ["T: answered-before"])
    }

    /// 2.0.1 takes the answer to one message of a queue without a time-out for that to another, which nobody has seen.
    @Test func aMessageThatIsTakenForAnotherSaysSo() throws {
        var trial = try DeviceTrial<ISmartNewsDevice>(["postLaunchEvent": true], clientVersion: "2.0.1", explains: true)
        let feed = PropertyValue.array(
            (1...3).map { ["title": .string("T\($0)"), "cancel": "C", "queue": "q"] })
        _ = try trial.step(["do": "launch"], feed: feed)
        let notShown = try trial.step(["event": "app:activate"], feed: feed)["notShown"]?.array
        let answered = notShown?.filter { $0["reason"] == "answered-before" } ?? []
        #expect(
            answered.allSatisfy {
                $0["sentence"] == "answered before, or retired by the answer to another of its queue"
            } && !answered.isEmpty)
    }

    @Test func whatTheClientTakesForOneMessageWasAnsweredTogether() throws {
        let now: PropertyValue = ["title": "T", "cancel": "C"]
        let later: PropertyValue = ["title": "T", "cancel": "C", "start": Self.future]
        var trial = try DeviceTrial<ISmartNewsDevice>(["postLaunchEvent": true], explains: true)
        #expect(try trial.step(["do": "launch"], feed: [now, later, now]).explanations == ["T: before-start"])
        let again = try trial.step(["do": "launch"], feed: [now, later, now]).explanations
        #expect(again == ["T: answered-before", "T: before-start", "T: answered-before"])
    }

    @Test(
        arguments: [
            (["events": ["level:done": "ON=1"]], "event-not-on"), (["start": past], "after-start"),
            (["end": future], "before-end"), (["dates": [["start": future, "end": future2]]], "before-start"),
            (["dates": [["start": past, "end": past2]]], "after-end"),
            (["dates": [["start": past, "end": future, "shownlimit": 0]]], "range-limit"),
            (["dates": [["templates": "weekend", "start": "(00:00)", "end": "(00:01)"]]], "outside-ranges"),
            (["showonlyifupgrade": true], "no-upgrade"), (["segment": "gold"], "other-segment"),
            (["showifapps": "|"], "no-app"), (["showifapps": [" ", ""]], "no-app"),
            (["ignore": true], "ignored"), (["firstshowinterval": 3], "first-show-interval"),
            (["urls": ["ftp:x"]], "rejected"),
        ] as [(PropertyValue, String)])
    func anItemHasItsReason(_ fields: PropertyValue, _ reason: String) throws {
        #expect(try explained([item("i", fields)]) == ["i: \(reason)"])
    }

    /// Several messages are told with one sentence, which must not speak of one.
    @Test func whatTheClientLeavesOutIsToldTogether() throws {
        var trial = try DeviceTrial<ISmartNewsDevice>(["postLaunchEvent": true], explains: true)
        let feed: PropertyValue = [item("a", ["ignore": true]), item("b", ["urls": ["ftp:x"]])]
        let notShown = try trial.step(["do": "launch"], feed: feed)["notShown"]?.array ?? []
        #expect(
            notShown.compactMap { $0["sentence"]?.string } == [
                "not meant for such a phone: ignore",
                "rejected by the client: no uuid, no usable address, or wrong dates",
            ])
    }

    private static let past2 = PropertyValue.date(Instant(seconds: 1_700_000_001))
    private static let future2 = PropertyValue.date(Instant(seconds: 1_900_000_001))

    @Test func retiredAndRestingItemsSaySo() throws {
        var trial = try DeviceTrial<ISmartNewsDevice>(["postLaunchEvent": true], explains: true)
        let feed: PropertyValue = [
            item("a", ["onceperversion": true]), item("b", ["onceperinstall": true]),
            item("c", ["minshowinterval": "week"]),
        ]
        // An event shows one item, and each has its turn only as long as the process lives.
        _ = try trial.step(["do": "launch"], feed: feed)
        for _ in 0..<2 { _ = try trial.step(["event": "app:didfinishlaunching"], feed: feed) }
        #expect(
            try trial.step(["event": "app:didfinishlaunching"], feed: feed).explanations == [
                "a: retired-in-version", "b: retired-in-install", "c: paused",
            ])
    }

    @Test func theGateAndTheOthersTurnAreNamed() throws {
        let feed: PropertyValue = [
            ["gate": 1], ["title": "A", "cancel": "C"], ["title": "B", "cancel": "C"], item("i"), item("j"),
        ]
        #expect(try explained(feed) == ["B: gate A", "i: gate A", "j: other-turn i"])
    }

    @Test func aMessageOnTheScreenIsWaitedFor() throws {
        let feed: PropertyValue = [["title": "A", "cancel": "C"], ["title": "B", "cancel": "C"]]
        #expect(try explained(feed, launch: ["respond": "none"]) == ["B: waiting A"])
        #expect(try explained(feed, launch: ["respond": "background"]) == ["B: user-left"])
    }

    @Test func anEventThatDoesNothingSaysWhy() throws {
        var trial = try DeviceTrial<ISmartNewsDevice>(explains: true)
        let feed: PropertyValue = [["event": ["name": "e", "pattern": "OFF=1|ON=1"]]]
        _ = try trial.step(["do": "launch"], feed: feed)
        #expect(try trial.step(["event": "e"], feed: feed)["reason"] == "event-not-on")
        #expect(try trial.step(["event": "f"], feed: feed)["reason"] == "event-unknown")
        #expect(try trial.step(["event": "e"], feed: feed)["reason"] == "no-eligible-message")
        _ = try trial.step(["do": "launch", "offline": true], feed: feed)
        _ = try trial.step(["event": "e"], feed: feed)
        #expect(try trial.step(["event": "e"], feed: feed)["reason"] == "no-feed")
        _ = try trial.step(["do": "background"], feed: feed)
        #expect(try trial.step(["event": "e"], feed: feed)["reason"] == "app-not-active")
    }

    @Test func nobodyIsToldWhoDoesNotAsk() throws {
        var trial = try DeviceTrial<ISmartNewsDevice>(["postLaunchEvent": true])
        let result = try trial.step(["do": "launch"], feed: [["title": "T", "counter": 2, "cancel": "C"]])
        #expect(result.dictionary?.map(\.key) == ["shown", "reason", "events"])
    }

    @Test func aJourneyMaySetThePhonesWords() throws {
        var trial = try DeviceTrial<ISmartNewsDevice>(
            ["postLaunchEvent": true, "labels": ["cancel": "Annuler"]], explains: true)
        let feed: PropertyValue = [["title": "T", "cancel": "default", "link": "https://e.com"]]
        let result = try trial.step(["do": "launch"], feed: feed)
        #expect(result["shown"]?.array?.first?["buttons"] == ["Annuler", "OK"])
        #expect(result["pressedLabels"] == ["Annuler"])
    }
}
