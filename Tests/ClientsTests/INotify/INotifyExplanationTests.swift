import Testing

@testable import Clients

@Suite struct INotifyExplanationTests {
    private let settings: PropertyValue = ["showOnFirstLaunch": true, "checkPeriod": 0]

    @Test func everyOtherMessageHasItsReason() throws {
        var trial = try DeviceTrial<INotifyDevice>(
            settings, state: ["viewed": ["a"], "ignored": ["b"]], explains: true)
        let feed: PropertyValue = [
            "a": [:], "b": [:], "c": ["MinVersion": "2.0"], "d": ["MaxVersion": "1.0"], "e": ["Title": "E"],
            "f": ["Title": "F"],
        ]
        let result = try trial.step(["appVersion": "1.5"], feed: feed)
        #expect(result["shown"] == "f")
        #expect(
            result.explanations == [
                "a: seen-before", "b: ignored-before", "c: below-min-version", "d: above-max-version", "e: waiting f",
            ])
        let bounds = result["notShown"]?.array?.compactMap(NotShown.init)[2...3].map(\.reason.sentence)
        #expect(bounds == ["for versions from 2.0 on", "for versions up to 1.0"])
    }

    @Test(
        arguments: [
            (["MaxVersion": ""], "above-max-version: for no version, because its MaxVersion is empty"),
            (
                ["MinVersion": "1.0", "MaxVersion": ""],
                "above-max-version: for no version, because its MaxVersion is empty"
            ),
            (
                ["MinVersion": "2.0", "MaxVersion": "1.0"],
                "below-min-version: for versions from 2.0 on and up to 1.0, and no version is both"
            ),
            (
                ["MinVersion": "1.2", "MaxVersion": "1.0"],
                "above-max-version: for versions from 1.2 on and up to 1.0, and no version is both"
            ),
        ] as [(PropertyValue, String)])
    func boundsThatNoVersionKeepsAreToldAsSuch(_ message: PropertyValue, _ expected: String) throws {
        var trial = try DeviceTrial<INotifyDevice>(settings, explains: true)
        let result = try trial.step(["appVersion": "1.5"], feed: ["a": message])
        let told = result["notShown"]?.array?.compactMap(NotShown.init).map { "\($0.reason.id): \($0.reason.sentence)" }
        #expect(told == [expected])
    }

    @Test func whatStandsBehindAnAddressThatDoesNotOpenIsBlocked() throws {
        var trial = try DeviceTrial<INotifyDevice>(settings, explains: true)
        let result = try trial.step(feed: ["a": [:], "b": ["ActionURL": "no address"]])
        #expect(result.explanations == ["a: blocked b", "b: address-not-openable"])
        // Several messages may share a reason, so that it speaks of none of them.
        let last = result["notShown"]?.array?.last.flatMap(NotShown.init)
        #expect(last?.reason.sentence == "the phone cannot open the address")
    }

    @Test func aMessageIsTheCandidateBehindAVisibleAlert() throws {
        var trial = try DeviceTrial<INotifyDevice>(settings, explains: true)
        _ = try trial.step(feed: ["a": [:]])
        let result = try trial.step(["do": "foreground"], feed: ["a": [:], "b": [:]])
        #expect(result.explanations == ["a: waiting b", "b: alert-already-visible"])
    }

    @Test func withoutACheckNothingIsExplained() throws {
        var trial = try DeviceTrial<INotifyDevice>(explains: true)
        let result = try trial.step(feed: ["a": [:]])
        #expect(result["reason"] == "first-launch-suppressed")
        #expect(result.explanations == nil)
    }

    @Test func nobodyIsToldWhoDoesNotAsk() throws {
        var trial = try DeviceTrial<INotifyDevice>(settings)
        #expect(try trial.step(feed: ["a": [:], "b": [:]]).explanations == nil)
    }

    @Test func version10KnowsOnlyWhatWasAnswered() throws {
        var trial = try DeviceTrial<INotifyDevice10>(["debug": false], state: ["ignored": ["b"]], explains: true)
        let result = try trial.step(
            ["appVersion": "1.0"], feed: ["a": ["MinVersion": "9.0"], "b": [:], "c": ["ActionURL": "no address"]])
        #expect(result["shown"] == "c")
        #expect(result.explanations == ["a: waiting c", "b: seen-before"])
    }

    /// 1.0 has one list, and looks at no other.
    @Test func theFirstVersionKnowsNothingOfViewedMessages() throws {
        var trial = try DeviceTrial<INotifyDevice10>(["debug": false], state: ["viewed": ["a"]], explains: true)
        let result = try trial.step(feed: ["a": ["Title": "A"], "b": ["Title": "B"]])
        #expect(result["shown"] == "b" && result["state"]?["viewed"] == nil)
        #expect(result.explanations == ["a: waiting b"])
    }
}
