import Testing

@testable import Clients

@Suite struct NotableExplanationTests {
    private func notification(_ conditions: PropertyValue = [:], entry: PropertyValue = "v") -> PropertyValue {
        ["entry": entry, "conditions": conditions, "views": ["v": ["file": "https://example.com/v.html"]]]
    }

    private var feed: PropertyValue {
        [
            "a": notification(), "b": notification(["all": ["onWifi": true, "appVersionLessThan": "300"]]),
            "c": notification(["any": ["lastDisplayMinimumLaunches": 5, "colour": "red"]]),
            "d": notification(entry: "gone"), "e": notification(),
        ]
    }

    @Test func everyOtherNotificationHasItsReason() throws {
        var trial = try DeviceTrial<NotableDevice>(order: ["a", "b", "c", "d", "e"], explains: true)
        let result = try trial.step(["wifi": true, "buildVersion": "300"], feed: feed)
        #expect(result["shown"] == "a")
        #expect(
            result.explanations == [
                "b: condition-not-satisfied", "c: no-condition-satisfied", "d: no-entry-view", "e: waiting a",
            ])
        #expect(
            result["notShown"]?.array?.compactMap(NotShown.init).map(\.reason.sentence) == [
                "appVersionLessThan 300 does not hold",
                "none of lastDisplayMinimumLaunches 5, colour red holds",
                "the entry “gone” names none of the views", "waiting behind a",
            ])
    }

    /// Nor with one that names none of them.
    @Test(arguments: [nil, [], ["other"]] as [[String]?])
    func withoutAnOrderNobodyKnowsWhichIsFirst(_ order: [String]?) throws {
        var trial = try DeviceTrial<NotableDevice>(order: order, explains: true)
        let result = try trial.step(feed: ["x": notification(), "y": notification(), "z": notification()])
        #expect(result.explanations == ["y: order-undefined x,z", "z: order-undefined x,y"])
    }

    @Test func whatWasShownBeforeSaysSo() throws {
        var trial = try DeviceTrial<NotableDevice>(explains: true)
        let feed: PropertyValue = ["a": notification(["all": ["neverDisplayed": true]])]
        #expect(try trial.step(feed: feed).explanations == [])
        let result = try trial.step(feed: feed)["notShown"]?.array?.first.flatMap(NotShown.init)
        #expect(result?.reason.sentence == "shown before: neverDisplayed true")
    }
}
