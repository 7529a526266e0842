import Campaigns
import Testing

@testable import Clients

@Suite("What a server of pushes or Firebase refuses") struct SourseRefusedTests {
    private let receive: PropertyValue = ["do": "receive", "id": "sale"]

    @Test(arguments: ["'a' in", "", 5, nil] as [PropertyValue])
    func aMessageWithAConditionThatIsNoneReachesNobody(_ condition: PropertyValue) throws {
        let data = SoursePayload(title: "T", message: "M", isSmart: false).data
        let other: PropertyValue = ["condition": "'news-fr' in topics", "data": data]
        var trial = try DeviceTrial<SourseDevice>()
        #expect(try trial.step(receive, feed: ["sale": [["condition": condition, "data": data]]])["shown"] == [])
        let both: PropertyValue = ["sale": [["condition": condition, "data": data], other]]
        #expect(try trial.step(receive, feed: both)["shown"] == ["sale"])
    }

    @Test(arguments: ["a b", "", "{locale}", 5] as [PropertyValue])
    func aMessageToATopicThatIsNoneReachesNobody(_ topic: PropertyValue) throws {
        let data = SoursePayload(title: "T", message: "M", isSmart: false).data
        var trial = try DeviceTrial<SourseDevice>()
        #expect(try trial.step(receive, feed: ["sale": [["topic": topic, "data": data]]])["shown"] == [])
        #expect(try trial.step(receive, feed: ["sale": [["topic": "news-fr", "data": data]]])["shown"] == ["sale"])
    }

    @Test(arguments: ["", "[]", "text", "{\"sale\": {}}", "{\"sale\": [5]}"])
    func aFileThatCannotBeReadReachesNobody(_ body: String) throws {
        var trial = try DeviceTrial<SourseDevice>()
        let result = try trial.step(receive, body: body)
        #expect(result["shown"] == [])
        #expect(result["reason"] == "push-unreadable")
        #expect(result["problem"]?.string?.isEmpty == false)
    }

    @Test(arguments: [0, true, ["a": "b"]] as [PropertyValue])
    func dataThatAreNotAllTextsAreRefused(value: PropertyValue) throws {
        var trial = try DeviceTrial<SourseDevice>()
        let data = SoursePayload(title: "T", message: "M").data.dictionary ?? []
        let feed: PropertyValue = [
            "sale": [["topic": "news-fr", "data": .dictionary(data + [PropertyValue.Entry("own", value)])]]
        ]
        #expect(try trial.step(receive, feed: feed)["shown"] == [])
        #expect(try trial.step(feed: feed)["shown"] == [])
    }

    private static let firebases: [PropertyValue.Entry] = [
        .init("from", "x"), .init("message_type", "x"), .init("google.sent_time", "x"), .init("gcmId", "x"),
        .init("own", .string(String(repeating: "é", count: 2048))),
    ]

    @Test(arguments: firebases.indices)
    func whatFirebaseRefusesReachesNobody(_ number: Int) throws {
        let client = try RenderedWorkspace(SourseClient.self, SourseRenderingTests.files("")).client
        let data = SoursePayload(title: "T", message: "M", isSmart: false).data.dictionary ?? []
        for (entry, isCarried) in [
            (Self.firebases[number], false), (PropertyValue.Entry("From", "x"), true),
            (.init("own", .string(String(repeating: "é", count: 1900))), true),
        ] {
            let feed: PropertyValue = ["sale": [["topic": "news-fr", "data": .dictionary(data + [entry])]]]
            var trial = try DeviceTrial<SourseDevice>()
            #expect(try trial.step(receive, feed: feed)["shown"] == (isCarried ? ["sale"] : []))
            let compiled = client.compiled(FeedBody(SourseDevice.encode(feed)), locale: "fr")
            let timeline = ScheduleTimeline(
                Instant(seconds: 0)..<Instant(seconds: 10), windows: [Window()], cuts: [])
            let answers = compiled.segments(.newcomer, band: 0, timeline: timeline).joined().flatMap(\.answers)
            #expect(answers.map(\.kind) == [isCarried ? .shown : .excluded])
            #expect(answers.first?.reason?.sentence.text.hasPrefix("Firebase refuses it: ") != isCarried)
        }
    }

    private static let misshapen: [PropertyValue.Entry] = [
        .init("topic", "news-fr"), .init("topic", ""), .init("token", "t"), .init("apns", 5), .init("android", []),
        .init("webpush", "x"), .init("fcm_options", true), .init("data", "x"), .init("data", [:]),
        .init("apns", .null), .init("topic", .null), .init("data", .null),
    ]

    /// Null stands for what is absent.
    @Test(arguments: misshapen.indices)
    func aMessageOfAnotherShapeThanFirebasesReachesNobody(_ number: Int) throws {
        let part = Self.misshapen[number]
        let isCarried = part.value == .null || part.value == [:]
        let message: [PropertyValue.Entry] = [
            .init("condition", "'news-fr' in topics"), .init("notification", ["title": "T", "body": "M"]), part,
        ]
        var trial = try DeviceTrial<SourseDevice>()
        let feed: PropertyValue = ["sale": [.dictionary(message)]]
        #expect(try trial.step(receive, feed: feed)["shown"] == (isCarried ? ["sale"] : []))
    }

    @Test(arguments: ["title", "body", "image"], [5, true, [], [:], .null] as [PropertyValue])
    func aNotificationThatIsNotAllTextReachesNobody(_ name: String, _ value: PropertyValue) throws {
        let notification = PropertyValue.dictionary(
            [PropertyValue.Entry("title", "T"), .init("body", "M")].filter { $0.key != name } + [.init(name, value)])
        var trial = try DeviceTrial<SourseDevice>(["integrated": false])
        let feed: PropertyValue = ["sale": [["topic": "news-fr", "notification": notification]]]
        #expect(try trial.step(receive, feed: feed)["shown"] == (value == .null ? ["sale"] : []))
    }

    @Test func aStandardNotificationThatIsTooLongReachesNobody() throws {
        let body = PropertyValue.string(String(repeating: "x", count: 4096))
        let feed: PropertyValue = ["sale": [["topic": "news-fr", "notification": ["title": "T", "body": body]]]]
        var trial = try DeviceTrial<SourseDevice>(["integrated": false])
        #expect(try trial.step(receive, feed: feed)["shown"] == [])
    }
}
