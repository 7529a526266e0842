import Campaigns
import Testing

@testable import Clients

@Suite struct SourseDeviceTests {
    /// The two messages sent for one campaign: the SDK's own, and one for devices without it.
    private func feed(_ message: SoursePayload, integrated: String = "sourse_sdk_integrated") -> PropertyValue {
        [
            "sale": [
                [
                    "condition": .string("'news-fr' in topics && '\(integrated)' in topics"),
                    "data": message.data,
                ],
                [
                    "condition": .string("'news-fr' in topics && !('\(integrated)' in topics)"),
                    "notification": ["title": .string(message.title), "body": .string(message.message)],
                ],
            ]
        ]
    }

    private let receive: PropertyValue = ["do": "receive", "id": "sale"]

    @Test func aSmartMessageWaitsForTheAppToBeOpened() throws {
        var trial = try DeviceTrial<SourseDevice>()
        let feed = feed(SoursePayload(title: "T", message: "M"))
        #expect(try trial.step(receive, feed: feed)["shown"] == [])
        #expect(try trial.step(feed: feed)["shown"] == ["sale"])
        #expect(try trial.step(feed: feed)["shown"] == [])
    }

    @Test func anImmediateMessageIsShownOnceItsEmbargoIsOver() throws {
        var trial = try DeviceTrial<SourseDevice>()
        let feed = feed(
            SoursePayload(title: "T", message: "M", isSmart: false, embargoDate: "2026-01-01T12:00:00.000Z"))
        #expect(try trial.step(receive, feed: feed)["shown"] == [])
        #expect(try trial.step(["at": "2026-01-01T11:59:59.999Z"], feed: feed)["shown"] == [])
        #expect(try trial.step(["at": "2026-01-01T12:00:00Z"], feed: feed)["shown"] == ["sale"])
    }

    @Test func aMessageIsDroppedAfterItsExpiry() throws {
        let feed = feed(SoursePayload(title: "T", message: "M", expiryDate: "2026-01-01T12:00:00Z"))
        var late = try DeviceTrial<SourseDevice>()
        _ = try late.step(receive, feed: feed)
        #expect(try late.step(["at": "2026-01-01T12:00:00.001Z"], feed: feed)["shown"] == [])
        var inTime = try DeviceTrial<SourseDevice>()
        _ = try inTime.step(receive, feed: feed)
        #expect(try inTime.step(["at": "2026-01-01T12:00:00Z"], feed: feed)["shown"] == ["sale"])
    }

    @Test func aMessageThatWasDroppedIsTakenInWhenItIsSentAgain() throws {
        let early = feed(SoursePayload(title: "T", message: "M", expiryDate: "2026-01-01T12:00:00Z"))
        let later = feed(SoursePayload(title: "T", message: "M", expiryDate: "2026-02-01T12:00:00Z"))
        let again: PropertyValue = ["at": "2026-01-02T12:00:00Z", "do": "receive", "id": "sale"]
        let open: PropertyValue = ["at": "2026-01-02T12:00:00Z", "do": "open"]
        var dropped = try DeviceTrial<SourseDevice>()
        _ = try dropped.step(receive, feed: early)
        #expect(try dropped.step(["at": "2026-01-01T12:00:01Z"], feed: early)["shown"] == [])
        _ = try dropped.step(again, feed: later)
        #expect(try dropped.step(open, feed: later)["shown"] == ["sale"])
        var shown = try DeviceTrial<SourseDevice>()
        _ = try shown.step(receive, feed: early)
        #expect(try shown.step(["at": "2026-01-01T12:00:00Z"], feed: early)["shown"] == ["sale"])
        _ = try shown.step(again, feed: later)
        #expect(try shown.step(open, feed: later)["shown"] == [])
    }

    @Test func aDeviceWithoutTheSDKShowsTheStandardNotificationAtOnce() throws {
        var trial = try DeviceTrial<SourseDevice>(["integrated": false])
        let feed = feed(SoursePayload(title: "T", message: "M", embargoDate: "2027-01-01T00:00:00Z"))
        #expect(try trial.step(receive, feed: feed)["shown"] == ["sale"])
        #expect(try trial.step(feed: feed)["shown"] == [])
    }

    /// What is refused when it is sent reaches nobody, and does not turn the rest into news for everybody.
    @Test(
        arguments: [
            [
                "condition": "'news-fr' in topics && 'sdk' in topics",
                "data": ["handler": "com.sourse.notification", "n": 0],
            ],
            ["condition": "'news-fr' in", "data": ["handler": "com.sourse.notification"]], nil,
        ] as [PropertyValue])
    func aPhoneWithTheSDKGetsNoStandardNotification(payload: PropertyValue) throws {
        let standard: PropertyValue = [
            "condition": "'news-fr' in topics && !('sdk' in topics)", "notification": ["title": "T", "body": "M"],
        ]
        let feed: PropertyValue = ["sale": .array((payload == nil ? [] : [payload]) + [standard])]
        for (isIntegrated, shown) in [(true, []), (false, ["sale"])] as [(Bool, PropertyValue)] {
            var trial = try DeviceTrial<SourseDevice>(["integrated": .boolean(isIntegrated), "topics": ["news-fr"]])
            #expect(try trial.step(receive, feed: feed)["shown"] == shown)
        }
    }

    /// The other form of the message is refused, and this one is still for those who subscribe to its topic.
    @Test func aPhoneDoesNotSubscribeToTheTopicOfTheComparisonBecauseTheOtherFormIsRefused() throws {
        let data = SoursePayload(title: "T", message: "M", isSmart: false).data
        let feed: PropertyValue = [
            "sale": [
                ["condition": "'news-fr' in topics && 'sdk' in topics && 'early' in topics", "data": data],
                [
                    "condition": "'news-fr' in topics && 'sdk' in topics && !('early' in topics)",
                    "data": ["handler": "com.sourse.notification", "n": 1],
                ],
            ]
        ]
        for (topics, shown) in [(["news-fr"], []), (["news-fr", "early"], ["sale"])] as [(PropertyValue, PropertyValue)]
        {
            var trial = try DeviceTrial<SourseDevice>(["topics": topics])
            #expect(try trial.step(receive, feed: feed)["shown"] == shown)
        }
    }

    @Test(arguments: ["sdk_yes", "news-fr-sdk"])
    func theTopicOfTheSDKIsTheOneThatIsSentTo(_ name: String) throws {
        let feed = feed(SoursePayload(title: "T", message: "M"), integrated: name)
        var integrated = try DeviceTrial<SourseDevice>(["integrated": true])
        #expect(try integrated.step(receive, feed: feed)["shown"] == [])
        #expect(try integrated.step(feed: feed)["shown"] == ["sale"])
        for settings in [["integrated": false], ["integrated": false, "topics": [.string(name)]]] as [PropertyValue] {
            var other = try DeviceTrial<SourseDevice>(settings)
            #expect(try other.step(receive, feed: feed)["shown"] == ["sale"])
            #expect(try other.step(feed: feed)["shown"] == [])
        }
    }

    @Test func ofThreeMessagesTheTopicOfTheSDKIsToldFromThatOfTheComparison() throws {
        let feed: PropertyValue = [
            "sale": [
                [
                    "condition": "'news-fr' in topics && 'sdk_yes' in topics && 'early' in topics",
                    "data": SoursePayload(title: "T", message: "M", isSmart: false).data,
                ],
                [
                    "condition": "'news-fr' in topics && 'sdk_yes' in topics && !('early' in topics)",
                    "data": SoursePayload(title: "T", message: "M").data,
                ],
                [
                    "condition": "'news-fr' in topics && !('sdk_yes' in topics)",
                    "notification": ["title": "T", "body": "M"],
                ],
            ]
        ]
        var early = try DeviceTrial<SourseDevice>(["topics": ["news-fr", "early"]])
        #expect(try early.step(receive, feed: feed)["shown"] == ["sale"])
        #expect(try early.step(feed: feed)["shown"] == [])
        var late = try DeviceTrial<SourseDevice>(["topics": ["news-fr"]])
        #expect(try late.step(receive, feed: feed)["shown"] == [])
        #expect(try late.step(feed: feed)["shown"] == ["sale"])
    }

    @Test func topicsTellTheImmediateFromTheSmart() throws {
        let feed: PropertyValue = [
            "sale": [
                [
                    "condition": "'T' in topics && 'sdk' in topics",
                    "data": SoursePayload(title: "T", message: "M", isSmart: false).data,
                ],
                [
                    "condition": "'sdk' in topics && !('T' in topics)",
                    "data": SoursePayload(title: "T", message: "M").data,
                ],
                ["condition": "!('sdk' in topics)", "notification": ["title": "T", "body": "M"]],
            ]
        ]
        var first = try DeviceTrial<SourseDevice>(["topics": ["T"], "integratedTopic": "sdk"])
        #expect(try first.step(receive, feed: feed)["shown"] == ["sale"])
        var other = try DeviceTrial<SourseDevice>(["topics": [], "integratedTopic": "sdk"])
        #expect(try other.step(receive, feed: feed)["shown"] == [])
        #expect(try other.step(feed: feed)["shown"] == ["sale"])
    }

    @Test(
        arguments: [
            ["handler": "other", "title": "T", "message": "M"], ["handler": "com.sourse.notification", "title": "T"],
            ["title": "T", "message": "M"], ["handler": "com.sourse.notification", "title": 5, "message": "M"],
            ["handler": "com.sourse.notification", "title": "", "message": "M"],
            ["handler": "com.sourse.notification", "title": "T", "message": ""],
        ] as [PropertyValue])
    func theSDKIgnoresWhatIsNotItsOwn(_ data: PropertyValue) throws {
        var trial = try DeviceTrial<SourseDevice>()
        let feed: PropertyValue = ["sale": [["data": data]]]
        #expect(try trial.step(receive, feed: feed)["shown"] == [])
        #expect(try trial.step(feed: feed)["shown"] == [])
    }

    @Test func whatWasIgnoredDoesNotSpendTheId() throws {
        var trial = try DeviceTrial<SourseDevice>()
        let bad: PropertyValue = ["sale": [["data": ["title": "T", "message": "M"]]]]
        #expect(try trial.step(receive, feed: bad)["shown"] == [])
        let good: PropertyValue = ["sale": [["data": SoursePayload(title: "T", message: "M", isSmart: false).data]]]
        #expect(try trial.step(receive, feed: good)["shown"] == ["sale"])
        #expect(try trial.step(receive, feed: good)["shown"] == [])
    }

    @Test func oldestComesFirst() throws {
        var trial = try DeviceTrial<SourseDevice>()
        let data = SoursePayload(title: "T", message: "M").data
        let feed: PropertyValue = ["b": [["message": ["data": data]]], "a": [["data": data]]]
        _ = try trial.step(["do": "receive", "id": "b"], feed: feed)
        _ = try trial.step(["do": "receive", "id": "a"], feed: feed)
        #expect(try trial.step(feed: feed)["shown"] == ["b", "a"])
    }

    @Test func whatWasDeliveredBeforeComesBeforeWhatArrives() throws {
        var trial = try DeviceTrial<SourseDevice>()
        let early = SoursePayload(
            title: "T", message: "M", isSmart: false, embargoDate: "2026-01-01T10:00:00Z")
        let feed: PropertyValue = [
            "early": [["topic": "news-fr", "data": early.data]],
            "late": [["topic": "news-fr", "notification": ["title": "T", "body": "M"]]],
        ]
        let first: PropertyValue = ["at": "2026-01-01T09:00:00Z", "do": "receive", "id": "early"]
        let second: PropertyValue = ["at": "2026-01-01T10:30:00Z", "do": "receive", "id": "late"]
        #expect(try trial.step(first, feed: feed)["shown"] == [])
        #expect(try trial.step(second, feed: feed)["shown"] == ["early", "late"])
    }

    @Test func whatNobodySendsDoesNotArriveAndIsNamed() throws {
        var trial = try DeviceTrial<SourseDevice>()
        let feed = feed(SoursePayload(title: "T", message: "M"))
        let result = try trial.step(["do": "receive", "id": "sael"], feed: feed)
        #expect(result["shown"] == [])
        #expect(result["reason"] == "no-such-push")
        let problem = "nothing is sent under the id “sael” then; there are sale; did you mean “sale”?"
        #expect(result["problem"] == .string(problem))
        let client = try RenderedWorkspace(SourseClient.self, SourseRenderingTests.files("")).client
        let space = SimulatedSpace(feed: nil)
        #expect(
            client.account(of: ["do": "receive"], result: result, in: space).reason
                == DeviceReason(id: "no-such-push", Sentence(problem)))
        let later = try trial.step(receive, feed: feed)
        #expect(later["reason"] == nil)
        #expect(
            client.account(of: receive, result: later, in: space).reason
                == DeviceReason(id: "no-eligible-message", "no message is due"))
    }

    /// Each phone is told by the texts that it got itself.
    @Test(
        arguments: [
            (["integrated": true, "topics": ["early"]], "EARLY", "a"), (["integrated": true], "SMART", "b"),
            (["integrated": false], "STANDARD", "c"),
        ] as [(PropertyValue, String, String)])
    func whatIsToldIsWhatThePhoneGot(settings: PropertyValue, title: String, text: String) throws {
        func payload(_ condition: String, _ title: String, _ text: String, isSmart: Bool) -> PropertyValue {
            [
                "condition": .string("'sourse_sdk_integrated' in topics && \(condition)"),
                "data": SoursePayload(title: title, message: text, isSmart: isSmart).data,
            ]
        }
        let feed: PropertyValue = [
            "sale": [
                payload("'early' in topics", "EARLY", "a", isSmart: false),
                payload("!('early' in topics)", "SMART", "b", isSmart: true),
                [
                    "condition": "!('sourse_sdk_integrated' in topics)",
                    "notification": ["title": "STANDARD", "body": "c"],
                ],
            ]
        ]
        var device = try SourseDevice(DeviceSetup(settings: settings, explains: true))
        let served = ServedFeed(FeedBody(SourseDevice.encode(feed)))
        let client = try RenderedWorkspace(SourseClient.self, SourseRenderingTests.files("")).client
        let steps: [PropertyValue] = [
            ["at": "2026-11-21T09:00:00Z", "do": "receive", "id": "sale"],
            ["at": "2026-11-21T09:01:00Z", "do": "open"],
        ]
        var shown: [ShownMessage] = []
        for step in steps {
            let result = try device.live(through: step, served: served)
            // The campaign may have left the feed since.
            shown += client.account(of: step, result: result, in: SimulatedSpace(feed: nil)).shown
        }
        #expect(shown == [ShownMessage(id: "sale", title: title, text: text)])
    }
}
