import Campaigns
import Testing

@testable import Clients

/// What becomes of the system's events while another one is handled.
@Suite struct ISmartNewsWaitingEventsTests {
    /// A classic message for each event of a step, by which they are counted, and items for single events.
    private static let feed: PropertyValue = [
        ["event": ["name": "x", "pattern": "ON=1"]],
        ["meta": ["uuid": "a", "urls": ["http://e.com/a"], "events": ["one": "ON=1"]]],
        ["meta": ["uuid": "b", "urls": ["http://e.com/b"], "events": ["two": "ON=1"]]],
        ["meta": ["uuid": "c", "urls": ["http://e.com/c"], "events": ["three": "ON=1"]]],
        [
            "meta": [
                "uuid": "slow", "urls": ["http://e.com/s"], "events": ["late": "ON=1"], "mindelay": 1, "maxdelay": 1,
            ]
        ],
    ]

    /// The uuids shown in each of the steps after a launch.
    private func shown(_ steps: [PropertyValue]) throws -> [[String]] {
        var trial = try DeviceTrial<ISmartNewsDevice>()
        _ = try trial.step(["do": "launch"], feed: Self.feed)
        return try steps.map { step in
            try trial.step(step, feed: Self.feed)["shown"]?.array?.compactMap { $0["uuid"]?.string } ?? []
        }
    }

    @Test func theyComeOneAfterTheOther() throws {
        #expect(try shown([["events": ["one", "two", "three"]]]) == [["a", "b", "c"]])
    }

    /// The first of them is tried in the background and lost; the others come when the next event has ended.
    @Test func allButOneSurviveThatTheAppIsLeft() throws {
        let left: PropertyValue = ["events": ["one", "two", "three"], "respond": "background"]
        let back: [PropertyValue] = [["do": "background"], ["do": "foreground"]]
        #expect(try shown([left] + back) == [["a"], [], ["c"]])
        let single: PropertyValue = ["events": ["one", "two"], "respond": "background"]
        #expect(try shown([single] + back) == [["a"], [], []])
    }

    /// A message on the screen keeps them waiting from step to step.
    @Test func theyWaitForAMessageOnTheScreen() throws {
        let steps: [PropertyValue] = [
            ["event": "one", "respond": "none"], ["events": ["two", "three", "two", "one"]], ["event": "two"],
            ["do": "background"], ["do": "foreground"],
        ]
        #expect(try shown(steps) == [["a"], [], [], [], ["c"]])
    }

    /// Once the first of them is up, nothing tries the others any more, so that they are not lost.
    @Test func whatNobodyTriesSurvives() throws {
        let left: PropertyValue = ["events": ["one", "two", "three"], "respond": ["cancel", "background"]]
        #expect(try shown([left, ["do": "background"], ["do": "foreground"]]) == [["a", "b"], [], ["c"]])
    }

    /// Two of them change places every 0.35 seconds: twice within a second.
    @Test(arguments: [
        (["late", "one", "two"], ["slow", "a", "b"]), (["late", "one", "two", "three"], ["slow", "c", "a", "b"]),
    ])
    func theyTakeTurnsWhileTheyWait(_ events: [String], _ uuids: [String]) throws {
        #expect(try shown([["events": .array(events.map { .string($0) })]]) == [uuids])
    }

    @Test func aNewProcessKnowsNoneOfThem() throws {
        let left: PropertyValue = ["events": ["one", "two", "three"], "respond": "none"]
        #expect(try shown([left, ["do": "launch"], ["event": "one"]]) == [["a"], [], ["a"]])
    }

    /// From the fourth failure of one item in a row on, 4.9.6 does nothing for a second.
    @Test(arguments: [("4.9.6", 1), ("2.0.1", 0)])
    func theFourthFailureTakesASecond(_ clientVersion: String, _ pause: Int64) throws {
        var trial = try DeviceTrial<ISmartNewsDevice>(clientVersion: clientVersion)
        _ = try trial.step(["do": "launch"], feed: Self.feed)
        let delays = try (1...5).map { number in
            let answers: PropertyValue = number == 3 ? ["cancel", "cancel"] : ["fail", "cancel"]
            let report = try trial.step(["events": ["one", "two"], "respond": answers], feed: Self.feed)
            return report["shown"]?.array?.last?["delay"]
        }
        // The other item has its turn in between each time.
        #expect(delays == [nil, nil, nil, nil, nil])
        let alone = try (1...5).map { number in
            let events: PropertyValue = number < 4 ? ["one"] : ["one", "two"]
            let report = try trial.step(["events": events, "respond": ["fail", "cancel"]], feed: Self.feed)
            return report["shown"]?.array?.last?["delay"]
        }
        #expect(alone == [nil, nil, nil, pause == 0 ? nil : .integer(pause), nil])
    }
}
